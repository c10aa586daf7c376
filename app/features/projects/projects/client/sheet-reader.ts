import { GlobalWorkerOptions, getDocument } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import jbig2 from "pdfjs-dist/wasm/jbig2.wasm?url";
import openjpeg from "pdfjs-dist/wasm/openjpeg.wasm?url";
import { trustedWorkerUrl } from "~/lib/trusted-worker.ts";

/** What scans are unfolded with. Fonts that a file does not bring are the device's own. */
const DECODERS: Readonly<Record<string, string>> = {
  "jbig2.wasm": jbig2,
  "openjpeg.wasm": openjpeg,
};

/** Fetches what the reader asks for from our own assets, and nothing else. */
class OwnData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = DECODERS[filename];
    if (!url) throw new Error("not among the assets");
    return new Uint8Array(await (await fetch(url)).arrayBuffer());
  }
}

/** Pixels of the longer side of a page: enough to read a dimension on a phone that is turned. */
const LONG_SIDE = 2_000;
const QUALITIES = [0.85, 0.7, 0.5, 0.3] as const;

/** A picture of no more than so many bytes, as good as that allows. */
async function pictureOf(canvas: HTMLCanvasElement, most: number): Promise<Blob | undefined> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
    if (blob && blob.size <= most) return blob;
  }
  return undefined;
}

export interface SheetPage {
  page: number;
  pages: number;
  picture: Blob | undefined;
}

export interface Reading {
  /** Whether a page is asked for; the others are passed over. */
  wants: (page: number) => boolean;
  /** Told first: how many pages there are, of which only so many are read. */
  opened: (all: number) => void;
}

/** Reads the pages of a PDF one after the other, as pictures. */
export async function* readSheets(
  url: string,
  { pages: mostPages, bytes }: { pages: number; bytes: number },
  { wants, opened }: Reading,
): AsyncGenerator<SheetPage> {
  const worker = new Worker(trustedWorkerUrl("sheet-reader", workerUrl), { type: "module" });
  GlobalWorkerOptions.workerPort = worker;
  const task = getDocument({
    ...{ url, disableRange: true, disableStream: true, isEvalSupported: false, enableXfa: false },
    ...{ useWorkerFetch: false, BinaryDataFactory: OwnData, wasmUrl: "/", verbosity: 0 },
  });
  try {
    const sheets = await task.promise;
    opened(sheets.numPages);
    const canvas = document.createElement("canvas");
    const pages = Math.min(sheets.numPages, mostPages);
    for (let page = 1; page <= pages; page++) {
      if (!wants(page)) continue;
      const sheet = await sheets.getPage(page);
      const plain = sheet.getViewport({ scale: 1 });
      const viewport = sheet.getViewport({ scale: LONG_SIDE / Math.max(plain.width, plain.height) });
      canvas.width = Math.max(1, Math.round(viewport.width));
      canvas.height = Math.max(1, Math.round(viewport.height));
      await sheet.render({ canvas, viewport }).promise;
      yield { page, pages, picture: await pictureOf(canvas, bytes) };
      sheet.cleanup();
    }
  } finally {
    await task.destroy();
    worker.terminate();
    GlobalWorkerOptions.workerPort = null;
  }
}
