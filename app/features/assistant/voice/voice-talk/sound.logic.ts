/** Sound as numbers: samples from -1 to 1 on our side, base64 of 16-bit PCM (little-endian) or µ-law on the wire. */

import { base64Of, bytesFromBase64 } from "~/lib/base64.ts";

export interface AudioFormat {
  codec: "pcm" | "ulaw";
  /** Samples a second. */
  rate: number;
}

/** Reads `pcm_16000`, `ulaw_8000` and their like. Throws for anything else. */
export function parseFormat(format: string): AudioFormat {
  const [codec, rate = ""] = format.split("_");
  if (codec !== "pcm" && codec !== "ulaw") throw new Error(`Invalid format: ${format}`);
  const samples = Number.parseInt(rate, 10);
  if (!(samples >= 8_000 && samples <= 96_000)) throw new Error(`Invalid sample rate: ${rate}`);
  return { codec, rate: samples };
}

/** Samples at another rate; each is the mean of what lies in its span, so that high tones do not fold down. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const length = Math.round((samples.length * to) / from);
  const span = samples.length / length;
  return Float32Array.from({ length }, (_, n) => {
    const start = Math.floor(n * span);
    const end = Math.max(start + 1, Math.floor((n + 1) * span));
    let sum = 0;
    for (let at = start; at < end; at++) sum += samples[at] ?? 0;
    return sum / (end - start);
  });
}

/** As base64 in the codec. */
export function encodeSound(samples: Float32Array, codec: AudioFormat["codec"]): string {
  const whole = Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
  return base64Of(codec === "pcm" ? new Uint8Array(whole.buffer) : Uint8Array.from(whole, toMuLaw));
}

export function decodeSound(base64: string, codec: AudioFormat["codec"]): Float32Array {
  const bytes = bytesFromBase64(base64);
  if (codec === "ulaw") return Float32Array.from(bytes, (byte) => fromMuLaw(byte) / 32_768);
  const view = new DataView(bytes.buffer);
  return Float32Array.from({ length: bytes.length >> 1 }, (_, n) => view.getInt16(n * 2, true) / 32_768);
}

/** ITU-T G.711, µ-law. */
const BIAS = 0x84;
const CLIP = 32_635;

function toMuLaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(Math.abs(sample), CLIP) + BIAS;
  const exponent = 31 - Math.clz32(magnitude) - 7;
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}

function fromMuLaw(byte: number): number {
  const bits = ~byte & 0xff;
  const exponent = (bits >> 4) & 0x07;
  const magnitude = ((((bits & 0x0f) << 3) + BIAS) << exponent) - BIAS;
  return bits & 0x80 ? -magnitude : magnitude;
}
