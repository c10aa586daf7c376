/** How a HEIC or HEIF picture begins, which browsers do not show: a box `ftyp` with one of these brands (ISO 14496-12). */
const BRANDS = ["heic", "heix", "hevc", "heim", "heis", "hevm", "mif1", "msf1"];

/** Whether bytes are a picture as some phones keep it, so that the page can say what to change. */
export function isHeic(bytes: Uint8Array): boolean {
  const letters = String.fromCharCode(...bytes.subarray(4, 12));
  return letters.startsWith("ftyp") && BRANDS.includes(letters.slice(4));
}
