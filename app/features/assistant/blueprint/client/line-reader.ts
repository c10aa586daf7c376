import dataUrl from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import plainWasmUrl from "tesseract.js-core/tesseract-core-lstm.wasm?url";
import wasmUrl from "tesseract.js-core/tesseract-core-simd-lstm.wasm?url";
import { type LineReader, pgmOf } from "~/engines/drawing/drawing.ts";

/** As far as it is used here; the package has no types of its own. */
interface TesseractApi {
  Init(folder: string, language: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(angle: number, upscale: number): number;
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
  MeanTextConf(): number;
}
interface TesseractCore {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => TesseractApi;
}
type Load = (options: { locateFile: () => string }) => Promise<TesseractCore>;

/** A module of one function with a vector instruction: what does not know these refuses it. */
const VECTORS = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);

async function loadCore(): Promise<TesseractCore> {
  const vectors = WebAssembly.validate(VECTORS);
  const { default: load } = (await (vectors
    ? import("tesseract.js-core/tesseract-core-simd-lstm.js")
    : import("tesseract.js-core/tesseract-core-lstm.js"))) as { default: Load };
  return load({ locateFile: () => (vectors ? wasmUrl : plainWasmUrl) });
}

const isPacked = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The trained data; some servers unpack a `.gz` on the way. */
async function loadData(): Promise<Uint8Array> {
  const response = await fetch(dataUrl);
  if (!response.ok) throw new Error(`the data of the reader: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!isPacked(bytes)) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/** The neural reader alone, and a picture that is one line of text. */
const LSTM_ONLY = 1;
const ONE_LINE = "7";
const FIGURES = "0123456789xX/()@#'\"-. ";

/** Tesseract in this thread: its core and its English data come from our own assets. */
export async function createLineReader(): Promise<LineReader> {
  const [core, data] = await Promise.all([loadCore(), loadData()]);
  core.FS.writeFile("/eng.traineddata", data);
  const api = new core.TessBaseAPI();
  if (api.Init("/", "eng", LSTM_ONLY) !== 0) throw new Error("the reader did not start");
  api.SetVariable("tessedit_pageseg_mode", ONE_LINE);
  // Drawings do not use the words of a dictionary.
  api.SetVariable("load_system_dawg", "0");
  api.SetVariable("load_freq_dawg", "0");
  return {
    read(line, figures) {
      api.SetVariable("tessedit_char_whitelist", figures ? FIGURES : "");
      core.FS.writeFile("/input", pgmOf(line));
      api.SetImageFile(1, 0);
      api.Recognize(null);
      return { text: api.GetUTF8Text().trim(), confidence: api.MeanTextConf() };
    },
  };
}
