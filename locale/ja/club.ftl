# 支部・同好会のコマンド miyako club。
rate-by-performance = （パフォーマンス）
rate-promoted = { $grade }に昇段・昇級
rate-consent = （{ $who }の承認が必要）
