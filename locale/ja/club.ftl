# 支部・同好会のコマンド miyako club。
rate-by-performance = （パフォーマンス）
rate-performance = パフォーマンス { $rating }
rate-too-fast = 注意: 持ち時間 { $time } の対局は連盟の対象外です(最低 { $least })
rate-promoted = { $grade }に昇段・昇級
rate-consent = （{ $who }の承認が必要）
