import * as v from "valibot";
import { ALL, GENRES, SONG_LANGUAGES, SONGS } from "./songs.data.ts";

/** The largest seed that a page offers; what an address may carry is bounded by it. */
export const MAX_SEED = 2 ** 31 - 1;

const songIds = SONGS.map(({ id }) => id);

/** What the home page's address says of the music panel. Whatever is unknown is as if it were not there. */
export const musicParams = v.object({
  music: v.fallback(v.optional(v.literal("open")), undefined),
  songs: v.fallback(v.picklist([ALL, ...SONG_LANGUAGES]), ALL),
  genre: v.fallback(v.picklist([ALL, ...GENRES]), ALL),
  song: v.fallback(v.optional(v.picklist(songIds)), undefined),
  /** A seed: one song at random, the same one each time the address is opened. */
  pick: v.fallback(
    v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.integer(), v.maxValue(MAX_SEED)),
    ),
    undefined,
  ),
  player: v.fallback(v.optional(v.literal("1")), undefined),
  overlay: v.fallback(v.optional(v.literal("1")), undefined),
});
export type MusicParams = v.InferOutput<typeof musicParams>;

export function parseMusic(params: URLSearchParams): MusicParams {
  return v.parse(musicParams, Object.fromEntries(params));
}
