import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Cookies } from "~/services/cookies.server.ts";
import { filterSongs, pickSong } from "./music.logic.ts";
import { quoteOfDay } from "./quote.logic.ts";
import { QUOTES } from "./quotes.data.ts";
import { SONGS, type Song } from "./songs.data.ts";
import { MAX_SEED, parseMusic } from "./start-day.schemas.ts";

interface Deps {
  cookies: Pick<Cookies, "quote">;
  language: Language;
  /** The visitor's calendar day, `YYYY-MM-DD`. */
  today: string;
  random?: () => number;
}

/** The quote of the day in the page's language; a browser that has none yet gets it in a cookie. */
async function readQuote({ cookies, language, today, random = Math.random }: Deps) {
  const seen = await cookies.quote.read();
  const id = quoteOfDay(seen, today, random);
  if (seen?.id !== id || seen.day !== today) await cookies.quote.write({ day: today, id });
  const t = translator(language, "daily-quotes");
  return {
    id,
    kind: QUOTES.find((quote) => quote.id === id)?.kind ?? "work",
    text: t(`${id}.text`),
    author: t(`${id}.author`),
    source: t(`${id}.source`),
  };
}
export type Quote = Awaited<ReturnType<typeof readQuote>>;

/**
 * A link on another site must not consent in the visitor's place. Browsers that do not say where a request comes from
 * are believed.
 */
function isOwnPress(request: Request): boolean {
  return (request.headers.get("sec-fetch-site") ?? "same-origin") === "same-origin";
}

/**
 * The address without a consent that nobody gave here, or undefined where there is none. It is redirected to, because
 * an address that stayed would be asked for again from this site, by Back or a form, and then count as a press.
 */
export function withoutStrayConsent(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.has("player") || isOwnPress(request)) return undefined;
  searchParams.delete("player");
  return `${pathname}?${searchParams}`;
}

/** A song as the list has it, by its names in the page's language. */
function listed({ id, language, genre, videoId, ...song }: Song, page: Language) {
  const { title, artist } = (page === "he" && song.hebrew) || song;
  return { id, title, artist, language, genre, hasVideo: videoId !== undefined };
}
export type ListedSong = ReturnType<typeof listed>;

/** What the address asks of the music panel, with the songs it leads to. */
function readMusic(request: Request, page: Language, random: () => number) {
  const { song: before, pick, player, overlay, ...params } = parseMusic(new URL(request.url).searchParams);
  const list = filterSongs(params);
  const picked = pick === undefined ? undefined : pickSong(list, pick, before);
  const song = picked ?? SONGS.find(({ id }) => id === before);
  return {
    open: params.music === "open",
    songs: params.songs,
    genre: params.genre,
    list: list.map((each) => listed(each, page)),
    song,
    /** The visitor has agreed that YouTube is asked. */
    player: player === "1" && isOwnPress(request),
    overlay: overlay === "1" && song !== undefined,
    nextSeed: Math.floor(random() * (MAX_SEED + 1)),
  };
}
export type Music = ReturnType<typeof readMusic>;

/** Everything that `Start Your Day Right` shows. Asks no database and no other server. */
export async function readStartDay(deps: Deps, request: Request) {
  return {
    quote: await readQuote(deps),
    music: readMusic(request, deps.language, deps.random ?? Math.random),
  };
}
export type StartDayData = Awaited<ReturnType<typeof readStartDay>>;
