import { encode } from "uqr";
import { expect, test } from "vitest";
import { bytesFromBase64 } from "~/lib/base64.ts";
import { png } from "../../../../tests/pictures.ts";
import { qrPng } from "../../../../tests/qr-picture.ts";
import { qrInPicture } from "./read-qr.server.ts";

/** A QR code with the text "card=36-1234" as a baseline JPEG in colour, as a camera writes it. */
const JPEG = [
  "/9j/2wBDAEMuMjoyKkM6NjpLR0NPZKZsZFxcZMySmnmm8dT++u3U6eX//////////+Xp////////////////////////////2wBDAUdLS2RXZM",
  "RsbMT//+n/////////////////////////////////////////////////////////////////////wAARCABsAGwDASIAAhEBAxEB/8QAFwAB",
  "AQEBAAAAAAAAAAAAAAAAAAQFA//EACYQAAECAwkAAwEAAAAAAAAAAAAREgQUgQUVIkFDY6LB4RM1UZH/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8",
  "QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AvAOEVEy7cDnLmgHcEF5bPLwXls8vALwQXls8vC8ACC8tnl4Ly2eXgF4OEVEy7cDn",
  "LmhPeWzy8AvBBeWzy8F5bPLwC8AACC1NKvReQWppV6AoiomXbgc5c0J7y2eXgtTSr0QAX2ppV6LyC1NKvQtTSr0AsvVp2UQsNLuxucmSGfFQ0u",
  "3G5y5IIWJl3YHOTNAKLU0q9FEVEy7cDnLmhPamlXoWppV6AXls8vBamlXogL7U0q9AXgAAQWppV6LzhFRMu3A5y5oBPeWzy8F5bPLwohYmYdga",
  "1M1O4GRFRMw3A1q5qaEVEy7cDnLmhPeWzy8KIWJmHYGtTNQJ7U0q9C1NKvRPCw0w7G1qZKIqGl243OXJAKLU0q9C8tnl4XnCKiZduBzlzQCe8t",
  "nl4TxUTMNwNauamhCxMw7A1qZqdwAAAAHCKhphuNrVyUCe8tnl4Psdv46qv8/CiKhphuNrVyUyAO8LEy7sDnJmhR9jt/HVV/n4Prtz5KIn9/R9",
  "jt/HVV/n4BPCw0w7G1qZKUfY7fx1Vf5+C1NKvReBBZerTsohYmYdga1M1O5BamlXoCeKiZhuBrVzU0IWJmHYGtTNSe7d7j6QAbwAAHCKiZduBz",
  "lzQ7kFqaVegF5bPLwXls8vCiKiZduBzlzQnvLZ5eALy2eXgtTSr0LU0q9FEVDTDcbWrkoGQX2ppV6KIWJmHYGtTNTPiomYbga1c1A0IWJmHYGt",
  "TNTPhYaYdja1MlEVEzDcDWrmpRZerTsCiKhphuNrVyUn+x2/jqq/z8F273H0niomYbga1c1A1wAAILU0q9F5BamlXoBamlXogL7y2eXgvLZ5eA",
  "LU0q9F5kRUTMNwNaualFqaVegFqaVeieFiZd2BzkzQ1yD67c+SiJ/f0CiFiZh2BrUzUyC+8tnl4Prtz5KIn9/QIC+8tnl4Psdv46qv8/CiFiZh",
  "2BrUzUDuAAAAAAAAAAAAAAAAAAAAA//Z",
].join("");

test("the code of a PNG and of a JPEG is read", async () => {
  expect(await qrInPicture(qrPng(encode("https://issuer.example.com/36-1234").data))).toBe(
    "https://issuer.example.com/36-1234",
  );
  expect(await qrInPicture(bytesFromBase64(JPEG))).toBe("card=36-1234");
});

test("a picture without a code, one that ends in the middle, and what is no picture give none", async () => {
  const jpeg = bytesFromBase64(JPEG);
  const cut = [40, 200, 700, jpeg.length - 50].map((end) => jpeg.slice(0, end));
  const noise = Uint8Array.from(jpeg, (byte, n) => (n > 300 && n % 7 === 0 ? byte ^ 0xa5 : byte));
  const bomb = png();
  new DataView(bomb.buffer).setUint32(16, 0x7fffffff);
  const none = [
    png(),
    ...cut,
    noise,
    bomb,
    new TextEncoder().encode("<svg/>"),
    new Uint8Array([0xff, 0xd8]),
    new Uint8Array(),
  ];
  for (const bytes of none) expect(await qrInPicture(bytes)).toBeUndefined();
});
