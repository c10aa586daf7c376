/** A square of the picture's middle, at most so many pixels wide. */
function middleOf({ width, height }: ImageBitmap, side: number) {
  const cut = Math.min(width, height);
  const to = Math.min(cut, side);
  return { x: (width - cut) / 2, y: (height - cut) / 2, cut, to };
}

const QUALITY = 0.86;

/**
 * In the browser: the middle of a chosen picture as a small JPEG, so that a photo of a phone is on its way in no time.
 * Answers undefined where the browser cannot read the file; the server then says what it is.
 */
export async function madeSmall(file: File, side: number): Promise<File | undefined> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { x, y, cut, to } = middleOf(picture, side);
    const canvas = document.createElement("canvas");
    canvas.width = to;
    canvas.height = to;
    const pen = canvas.getContext("2d");
    if (!pen) return undefined;
    // A JPEG has no transparency; what was clear would turn black.
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, to, to);
    pen.drawImage(picture, x, y, cut, cut, 0, 0, to, to);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
    return blob ? new File([blob], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: blob.type }) : undefined;
  } catch {
    return undefined;
  }
}
