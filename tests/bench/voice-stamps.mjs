// Frames of sound that carry their number and the moment at which they were sent, as the first bytes of their sound.
// The clock is the machine's monotonic one, which all its processes share.

const PAYLOAD_BYTES = 1026;
const HEADER_BYTES = 12;
/** As many base64 characters as the header has. */
const HEADER_CHARACTERS = 16;
/** Where the sound of a frame begins, in either direction. */
const SOUND = /(?<="(?:user_audio_chunk|audio_base_64)":")/;
const SILENCE = Buffer.alloc(PAYLOAD_BYTES - HEADER_BYTES).toString("base64");

const now = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * 1,368 base64 characters, as many as the newest official client sends at once.
 * @param {number} number
 */
export function stamp(number) {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(number, 0);
  header.writeDoubleLE(now(), 4);
  return header.toString("base64") + SILENCE;
}

/** What arrived of stamped frames, over any number of conversations. */
export class Stamps {
  /** @type {number[]} */
  #milliseconds = [];
  #outOfOrder = 0;

  /** One conversation's frames, which are numbered from 0. */
  conversation() {
    let next = 0;
    return {
      /**
       * Takes a frame and answers how many came before it.
       * @param {string} text
       */
      take: (text) => {
        const sound = text.search(SOUND);
        const header = Buffer.from(text.slice(sound, sound + HEADER_CHARACTERS), "base64");
        this.#milliseconds.push(now() - header.readDoubleLE(4));
        if (header.readUInt32LE(0) !== next) this.#outOfOrder++;
        return next++;
      },
    };
  }

  report() {
    const sorted = this.#milliseconds.slice().sort((a, b) => a - b);
    const at = (/** @type {number} */ part) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
    return { received: sorted.length, outOfOrder: this.#outOfOrder, p50: at(0.5), p99: at(0.99) };
  }
}
