"""What nobody would send but somebody will: JSON and addresses that are wrong in every way."""

from __future__ import annotations

DEPTH = 100_000

JSON = {
    "brackets": b"[" * DEPTH + b"]" * DEPTH,
    "brackets left open": b"[" * DEPTH,
    "braces": b'{"a":' * (DEPTH // 2) + b"1" + b"}" * (DEPTH // 2),
    "some brackets": b"[" * 8_000 + b"]" * 8_000,
    "nearly too many brackets": b"[" * 900 + b"]" * 900,
    "NUL": b'"\\u0000"',
    "raw NUL": b'"\0"',
    "line end": b'"x\\r\\n2026-01-01 00:00:00,000 ERROR forged"',
    "escape": b'"\\u001b[2J"',
    "not UTF-8": b'"\xff\xfe"',
    "raw surrogate": b'"\xed\xa0\x80"',
    "lone surrogate": b'"\\ud800"',
    "surrogates in the wrong order": b'"\\udc00\\ud800"',
    "1e400": b"1e400",
    "-1e400": b"-1e400",
    "10**400": b"1" + b"0" * 400,
    "2**63": b"9223372036854775808",
    "5,000 digits": b"1" * 5_000,
    "NaN": b"NaN",
    "a half": b"0.5",
    "nothing": b"",
    "null": b"null",
    "true": b"true",
    "text": b'"x"',
    "5,000 letters": b'"' + b"x" * 5_000 + b'"',
    "list": b"[]",
    "object": b"{}",
}
"""In place of a whole document or of any value in it; by name."""

NAMES = {
    "NUL": "%00",
    "line end": "%0a2026-01-01%2000:00:00,000%20ERROR%20forged",
    "both": "%00%0aERROR%20forged",
    "carriage return": "%0d%0aX-Forged:%20yes",
    "escape": "%1b%5b2J",
    "parent": "%2e%2e",
    "parents": "%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "parents in one": "..%2f..%2f..%2fetc%2fpasswd",
    "backslashes": "..%5c..%5cindex.html",
    "not UTF-8": "%ff%fe",
    "surrogate": "%ed%a0%80",
    "5,000 letters": "a" * 5_000,
    "300 letters": "a" * 300,
    "many folders": "a/" * 2_000,
    "half an escape": "%",
    "a number": "1e400",
    "10**400": "1" + "0" * 400,
}
"""In an address, in place of a name."""
