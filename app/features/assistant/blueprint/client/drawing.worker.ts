import {
  analyseLines,
  ELEMENTS_ON_DEVICE,
  grayOf,
  type ImageFormat,
  inspectImage,
  layOut,
  readPicture,
  readSvg,
  type SheetLine,
} from "~/engines/drawing/drawing.ts";
import { createLineReader } from "./line-reader.ts";
import type { Answer, Request } from "./messages.ts";

/** What a worker's global object has and a page's has not. */
const scope = globalThis as unknown as {
  postMessage(answer: Answer): void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
};
const tell = (answer: Answer) => scope.postMessage(answer);

/** Larger pictures are scaled down to this; letters of a sheet are then still higher than they have to be. */
const MOST_READ = 9_000_000;
/** A file up to this is its own preview. */
const MOST_SHOWN_BYTES = 3_000_000;
const PREVIEW_SIDE = 2_000;

function canvasOf(bitmap: ImageBitmap, mostPixels: number) {
  const scale = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0, width, height);
  return { canvas, context, width, height };
}

/** A smaller picture for the page, where the file itself would be too much for it. */
async function previewOf(bitmap: ImageBitmap, file: File): Promise<Blob | undefined> {
  if (file.size <= MOST_SHOWN_BYTES && file.type !== "image/bmp") return undefined;
  const { canvas } = canvasOf(bitmap, PREVIEW_SIDE * PREVIEW_SIDE);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
}

function report(lines: SheetLine[], partly = false): void {
  tell({ stage: "read" });
  const analysis = analyseLines(lines);
  tell({ stage: "checked" });
  tell({ stage: "analyzed", analysis, lines, partly });
}

async function readBitmap(
  bitmap: ImageBitmap,
  told?: { file: File; format: ImageFormat; moving: boolean },
): Promise<void> {
  // Fetched while the picture is prepared.
  const reader = createLineReader();
  reader.catch(() => {});
  const { context, width, height } = canvasOf(bitmap, MOST_READ);
  if (told) {
    const preview = await previewOf(bitmap, told.file);
    tell({ stage: "processed", format: told.format, width, height, moving: told.moving, preview });
  }
  bitmap.close();
  const layout = layOut(grayOf(context.getImageData(0, 0, width, height).data, width, height));
  tell({ stage: "detected", strokes: layout.strokes, lines: layout.lines.length });
  report(layout.lines.length === 0 ? [] : readPicture(layout, await reader));
}

async function readFile(file: File): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const image = inspectImage(bytes);
  if (!image.ok) return tell({ stage: "refused", problem: image.problem, pixels: image.pixels });
  const { format, width, height, animated: moving } = image;
  if (format === "svg") {
    const source = new TextDecoder().decode(bytes);
    const { lines, strokes, partly } = readSvg(source, ELEMENTS_ON_DEVICE);
    tell({ stage: "processed", format, width, height, moving });
    if (lines.length === 0) return tell({ stage: "undrawn", width, height });
    tell({ stage: "detected", strokes, lines: lines.length });
    return report(lines, partly);
  }
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([bytes], { type: `image/${format}` }));
  } catch {
    return tell({ stage: "refused", problem: "truncated" });
  }
  await readBitmap(bitmap, { file, format, moving });
}

scope.onmessage = ({ data }) => {
  const work = data.kind === "file" ? readFile(data.file) : readBitmap(data.bitmap);
  work.catch(() => tell({ stage: "failed" }));
};
