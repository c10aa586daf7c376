import { PLAYBACK, type PlaybackOrder } from "./processor.ts";

/** Plays samples in the order in which they come, and posts whether there is anything to play. */
class Playback extends AudioWorkletProcessor {
  #waiting: Float32Array[] = [];
  /** How much of the first was played. */
  #at = 0;
  #playing = false;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<PlaybackOrder>) => {
      if (data === "clear") this.#clear();
      else this.#waiting.push(data);
    };
  }

  process(_: Float32Array[][], [output]: Float32Array[][]): boolean {
    const channel = output?.[0];
    if (!channel) return true;
    for (let n = 0; n < channel.length; n++) channel[n] = this.#next();
    this.#tell(this.#waiting.length > 0);
    return true;
  }

  /** What comes next is told as a beginning, even where nothing was played between. */
  #clear(): void {
    this.#waiting = [];
    this.#at = 0;
    this.#tell(false);
  }

  #tell(playing: boolean): void {
    if (playing !== this.#playing) this.port.postMessage(playing);
    this.#playing = playing;
  }

  #next(): number {
    const [first] = this.#waiting;
    if (!first) return 0;
    const sample = first[this.#at++] ?? 0;
    if (this.#at >= first.length) {
      this.#waiting.shift();
      this.#at = 0;
    }
    return sample;
  }
}

registerProcessor(PLAYBACK, Playback);
