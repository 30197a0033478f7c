"""What is said of pictures that are searched for QR codes."""

from __future__ import annotations

from kfdesk.text.words import Words

NO_CODE = Words(
    "No QR code was found in this picture. Take it from closer, with the whole code and some white around it."
)
NO_DECK_IN_CODE = Words("The QR code leads to no deck: it says “{text}”.")
TOO_LARGE = Words("This picture is too large. At most 16 million pixels and 32 MiB are read: cut out the code.")
DAMAGED = Words("This picture is damaged or cannot be read.")
PDF = Words("QR codes are read from pictures, not from PDF files. Save the page as a picture, such as a screenshot.")
NO_READER = Words("QR codes cannot be read on this system: the library zxing-cpp is missing.")
