import jsQR from "jsqr";

/** Larger photos are scaled down to this many pixels a side: a code fills much of the picture, and phones are slow. */
const MAX_SIDE = 1200;

interface Detector {
  detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

/** The browser's own reader, where it has one. */
async function readNatively(image: ImageBitmap): Promise<string | undefined> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (!own) return undefined;
  try {
    const [code] = await new own({ formats: ["qr_code"] }).detect(image);
    return code?.rawValue;
  } catch {
    return undefined;
  }
}

/** The text of the QR code in a photo, read on the device, or undefined when there is none to be read. */
export async function readQr(photo: Blob): Promise<string | undefined> {
  const image = await createImageBitmap(photo);
  const native = await readNatively(image);
  if (native) return native;
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(image, 0, 0, width, height);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data || undefined;
}
