import { ALL, SONGS, type Song } from "./songs.data.ts";

/** The songs of a language and a genre, in the order of the list; `all` leaves one of them open. */
export function filterSongs({ songs, genre }: { songs: string; genre: string }): Song[] {
  return SONGS.filter(
    (song) => (songs === ALL || song.language === songs) && (genre === ALL || song.genre === genre),
  );
}

/**
 * One of the songs, the same for the same seed; never the one that was there before, if there are others.
 * @param seed integer, 0 or more
 */
export function pickSong(songs: readonly Song[], seed: number, before?: string): Song | undefined {
  const others = songs.filter(({ id }) => id !== before);
  const among = others.length > 0 ? others : songs;
  return among[seed % among.length];
}

/** Where a song can be found when no video of it is known for sure. */
export function searchAddress({ title, artist, hebrew }: Song): string {
  const query = hebrew ? `${hebrew.artist} ${hebrew.title}` : `${artist} ${title}`;
  return `https://www.youtube.com/results?${new URLSearchParams({ search_query: query })}`;
}
