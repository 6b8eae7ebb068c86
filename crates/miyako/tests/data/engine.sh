# An engine for tests of `miyako match`. It speaks USI and moves a gold to and fro; its argument says what is odd about it.
kind=${1:-honest}
[ "$kind" = dead ] && exit 3
ready=0

# The move of a gold that goes out and comes back: 6i-6h for Black, 4a-4b for White. `$1` is the number of moves so far.
gold() {
    case $(($1 % 4)) in
    0) echo 6i6h ;;
    1) echo 4a4b ;;
    2) echo 6h6i ;;
    3) echo 4b4a ;;
    esac
}

while read -r word rest; do
    case $word in
    usi)
        [ "$kind" = mute ] && continue
        echo "id name $kind"
        echo 'option name Hash type spin default 1 min 1 max 8'
        echo 'option name EnteringKingRule type combo default NoEnteringKing var NoEnteringKing var CSARule24 var CSARule27'
        echo usiok
        ;;
    setoption) options="$options $rest;" ;;
    isready)
        ready=$((ready + 1))
        [ "$kind" = tired ] && [ $ready = 3 ] && exit 4
        echo readyok
        ;;
    position)
        set -- $rest
        # What stands before the moves: startpos, moves.
        moves=$(($# > 2 ? $# - 2 : 0))
        ;;
    go)
        echo "info depth 3 score cp ${SCORE:-7} nodes 100 pv x"
        case $kind in
        resigning) echo 'bestmove resign' ;;
        declaring) echo 'bestmove win' ;;
        illegal) echo 'bestmove 5i5e' ;;
        garbled) printf '\377\376 \0 hello\nbestmove banana\n' ;;
        silent) ;;
        dying) exit 5 ;;
        slow) sleep 1 && echo "bestmove $(gold "$moves")" ;;
        chatty)
            echo 'bestmoves 1a1b'
            echo 'info string bestmove 1a1b'
            printf 'bestmove %s ponder (none)\r\n' "$(gold "$moves")"
            ;;
        endless)
            # What is beyond the longest line that is read, a mebibyte, looks like an answer.
            printf 'info string '
            head -c 1048564 /dev/zero | tr '\0' x
            echo 'bestmove 5i5e'
            echo "bestmove $(gold "$moves")"
            ;;
        losing) echo 'info score cp -5000' && echo "bestmove $(gold "$moves")" ;;
        winning) echo 'info score mate 5' && echo "bestmove $(gold "$moves")" ;;
        optioned) case $options in
            *'name Hash value 4; name EnteringKingRule value CSARule27;'*) echo "bestmove $(gold "$moves")" ;;
            *) echo "bestmove options:$(printf %s "$options" | tr ' ' _)" ;;
            esac ;;
        *) echo "bestmove $(gold "$moves")" ;;
        esac
        ;;
    quit) exit 0 ;;
    esac
done
