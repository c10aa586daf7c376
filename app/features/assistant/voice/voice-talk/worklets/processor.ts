/** What the scope of an AudioWorklet offers and TypeScript's own library does not know. */
declare global {
  /** Samples a second of the context. */
  const sampleRate: number;
  class AudioWorkletProcessor {
    readonly port: MessagePort;
  }
  function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;
}

export const CAPTURE = "voice-capture";
export const PLAYBACK = "voice-playback";

/** What the page says to the playback: samples to be played, or that nothing more of what waits is. */
export type PlaybackOrder = Float32Array | "clear";
