import { expect, test } from "vitest";
import { isFileName } from "./picture-description.ts";

test.each([
  "IMG_1234",
  "img-20260101-WA0012",
  "DSC_0042.jpg",
  "DSCN 0042",
  "PXL_20260101_123456789",
  "WhatsApp Image 2026-03-09 at 18.20.11",
  "Screenshot 2026-01-01 at 10.00.00",
  "20260309_182011",
  "  team photo final.JPG ",
  "3f2504e0-4f89-11d3-9a0c-0305e82c3301",
  "Photo 1",
])("%s is the name of a file", (text) => {
  expect(isFileName(text)).toBe(true);
});

test.each([
  "Portrait of Asha Rawat",
  "Image of the 2026 winners",
  "Photo 1 of the hall, with 40 students",
  "Students at DSC 2026 in the main hall",
  "1,200 students in the stadium",
  "छात्र एक पुल पकड़े हुए हैं",
  "2026",
  "",
])("%s is a description", (text) => {
  expect(isFileName(text)).toBe(false);
});
