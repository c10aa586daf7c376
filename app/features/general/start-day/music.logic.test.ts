import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { filterSongs, pickSong, searchAddress } from "./music.logic.ts";
import { ALL, GENRES, SONG_LANGUAGES, SONGS, type Song } from "./songs.data.ts";
import { MAX_SEED, parseMusic } from "./start-day.schemas.ts";

const parse = (query: string) => parseMusic(new URLSearchParams(query));

test("there are fifteen songs, in every language and every genre", () => {
  expect(new Set(SONGS.map(({ id }) => id)).size).toBe(15);
  expect(new Set(SONGS.map(({ title }) => title)).size).toBe(15);
  expect(new Set(SONGS.map(({ language }) => language))).toEqual(new Set(SONG_LANGUAGES));
  expect(new Set(SONGS.map(({ genre }) => genre))).toEqual(new Set(GENRES));
});

test("a video id is one of YouTube's, and no two songs have the same", () => {
  const ids = SONGS.flatMap(({ videoId }) => videoId ?? []);
  for (const id of ids) expect(id).toMatch(/^[\w-]{11}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a song in Hebrew has its names in Hebrew letters too, and only that", () => {
  for (const { language, hebrew } of SONGS) {
    expect(hebrew !== undefined).toBe(language === "he");
    if (hebrew) for (const name of Object.values(hebrew)) expect(name).toMatch(/^[\u05d0-\u05ea ]+$/);
  }
});

test.each(LANGUAGES)("every language and genre of songs has a name in %s", (language) => {
  const { languages, genres } = messagesOf(language, "start-day") as Record<string, Record<string, string>>;
  expect(Object.keys(languages ?? {})).toEqual([...SONG_LANGUAGES]);
  expect(Object.keys(genres ?? {})).toEqual([...GENRES]);
});

test("without filters all songs are there, in their order", () => {
  expect(filterSongs({ songs: ALL, genre: ALL })).toEqual(SONGS);
});

test("the filters leave exactly the songs of their language and their genre", () => {
  for (const songs of [ALL, ...SONG_LANGUAGES]) {
    for (const genre of [ALL, ...GENRES]) {
      const left = filterSongs({ songs, genre });
      for (const song of SONGS) {
        const fits = [ALL, song.language].includes(songs) && [ALL, song.genre].includes(genre);
        expect([songs, genre, song.id, left.includes(song)]).toEqual([songs, genre, song.id, fits]);
      }
    }
  }
  expect(filterSongs({ songs: "he", genre: "funk" })).toEqual([]);
});

test("the same seed picks the same song, and every song can be picked", () => {
  const picked = Array.from({ length: 60 }, (_, seed) => pickSong(SONGS, seed)?.id);
  expect(picked).toEqual(Array.from({ length: 60 }, (_, seed) => pickSong(SONGS, seed)?.id));
  expect(new Set(picked)).toEqual(new Set(SONGS.map(({ id }) => id)));
  expect(pickSong(SONGS, MAX_SEED)).toBeDefined();
});

test("no song is picked twice in a row while there are others", () => {
  for (const { id } of SONGS) {
    for (let seed = 0; seed < 30; seed++) expect(pickSong(SONGS, seed, id)?.id).not.toBe(id);
  }
});

test("the only song is picked again, and of none there is none", () => {
  const [only] = SONGS as [Song];
  expect(pickSong([only], 7, only.id)).toBe(only);
  expect(pickSong([], 7)).toBeUndefined();
  expect(pickSong([], 7, "happy")).toBeUndefined();
});

test("a song before that the filters leave out does not hinder the pick", () => {
  const spanish = filterSongs({ songs: "es", genre: ALL });
  expect(spanish).toContain(pickSong(spanish, 3, "happy"));
});

test("a search at YouTube is for the artist and the title, in the song's own letters", () => {
  const address = (id: string) => new URL(searchAddress(SONGS.find((song) => song.id === id) as Song));
  const { origin, pathname, searchParams } = address("bamboleo");
  expect([origin, pathname]).toEqual(["https://www.youtube.com", "/results"]);
  expect(searchParams.get("search_query")).toBe("Gipsy Kings Bamboleo");
  expect(address("yo-ya").searchParams.get("search_query")).toBe("כוורת יו יה");
});

test("an address without words of the panel shows all songs, closed and silent", () => {
  expect(parse("")).toEqual({ songs: ALL, genre: ALL });
});

test("an address says what is filtered, chosen, picked, played and floating", () => {
  expect(parse("music=open&songs=es&genre=rock&song=happy&pick=42&player=1&overlay=1")).toEqual({
    music: "open",
    songs: "es",
    genre: "rock",
    song: "happy",
    pick: 42,
    player: "1",
    overlay: "1",
  });
});

test.each([
  "songs=fr&genre=polka",
  "songs=&genre=",
  "songs=EN&genre=Rock",
  "songs=constructor&genre=__proto__",
  "music=closed&song=nothing&player=yes&overlay=2",
  "pick=-1",
  "pick=1.5",
  "pick=1e3",
  "pick=NaN",
  "pick=99999999999",
  "pick=2147483648",
  "pick=%00",
])("what is unknown in ?%s is as if it were not there", (query) => {
  expect(parse(query)).toEqual({ songs: ALL, genre: ALL });
});
