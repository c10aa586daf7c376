import { CAPTURE } from "./processor.ts";

/** Posts what the microphone hears, a quarter of a second at a time. */
class Capture extends AudioWorkletProcessor {
  #chunk = new Float32Array(Math.round(sampleRate / 4));
  #filled = 0;

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.#chunk[this.#filled++] = sample;
      if (this.#filled === this.#chunk.length) {
        this.port.postMessage(this.#chunk);
        this.#filled = 0;
      }
    }
    return true;
  }
}

registerProcessor(CAPTURE, Capture);
