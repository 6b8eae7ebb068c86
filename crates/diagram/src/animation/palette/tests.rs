use super::*;

fn pixmap(colors: impl IntoIterator<Item = [u8; 3]>) -> Pixmap {
    let data: Vec<u8> = colors.into_iter().flat_map(|[r, g, b]| [r, g, b, 255]).collect();
    let size = tiny_skia::IntSize::from_wh(data.len() as u32 / 4, 1).unwrap();
    Pixmap::from_vec(data, size).unwrap()
}

#[test]
fn few_colours_are_kept_as_they_are() {
    let colors = [[0, 0, 0], [17, 17, 17], [255, 255, 255], [200, 30, 20]];
    let picture = pixmap(colors);
    let mut palette = Palette::new(std::slice::from_ref(&picture));
    let bytes = palette.bytes();
    assert_eq!(bytes.len(), 768);
    for (index, color) in palette.indexes(&picture).into_iter().zip(colors) {
        assert_eq!(bytes[usize::from(index) * 3..][..3], color);
    }
}

#[test]
fn of_many_colours_the_nearest_serve() {
    let picture = pixmap((0..=255_u8).flat_map(|part| [[part, 0, 0], [0, part, part], [255 - part, part, 128]]));
    let mut palette = Palette::new(std::slice::from_ref(&picture));
    let bytes = palette.bytes();
    for (index, pixel) in palette.indexes(&picture).into_iter().zip(picture.data().chunks_exact(4)) {
        assert_ne!(index, CLEAR);
        let color = &bytes[usize::from(index) * 3..][..3];
        assert!(color.iter().zip(pixel).all(|(a, b)| a.abs_diff(*b) < 40), "{color:?} for {pixel:?}");
    }
}
