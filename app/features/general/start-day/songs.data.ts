/** The value of a filter that leaves everything in. */
export const ALL = "all";

export const SONG_LANGUAGES = ["en", "es", "he", "instrumental"] as const;
export type SongLanguage = (typeof SONG_LANGUAGES)[number];

export const GENRES = [
  "rock",
  "pop",
  "funk",
  "reggaeton",
  "latin",
  "flamenco",
  "world",
  "hip-hop",
  "electronic",
] as const;
export type Genre = (typeof GENRES)[number];

export interface Song {
  id: string;
  title: string;
  artist: string;
  /** The names as Hebrew writes them, where they are Hebrew. */
  hebrew?: { title: string; artist: string };
  language: SongLanguage;
  genre: Genre;
  /** At YouTube. Only where public sources name this very id with this title (README); never guessed. */
  videoId?: string;
}

export const SONGS: readonly Song[] = [
  {
    id: "we-will-rock-you",
    title: "We Will Rock You",
    artist: "Queen",
    language: "en",
    genre: "rock",
    videoId: "-tJYN-eG1zk",
  },
  {
    id: "uptown-funk",
    title: "Uptown Funk",
    artist: "Mark Ronson ft. Bruno Mars",
    language: "en",
    genre: "funk",
    videoId: "OPf0YbXqDm0",
  },
  {
    id: "happy",
    title: "Happy",
    artist: "Pharrell Williams",
    language: "en",
    genre: "pop",
    videoId: "ZbZSe6N_BXs",
  },
  {
    id: "cant-hold-us",
    title: "Can't Hold Us",
    artist: "Macklemore & Ryan Lewis ft. Ray Dalton",
    language: "en",
    genre: "hip-hop",
    videoId: "2zNSgSzhBfM",
  },
  {
    id: "harder-better-faster-stronger",
    title: "Harder, Better, Faster, Stronger",
    artist: "Daft Punk",
    language: "en",
    genre: "electronic",
    videoId: "gAjR4_CbPpQ",
  },
  {
    id: "despacito",
    title: "Despacito",
    artist: "Luis Fonsi ft. Daddy Yankee",
    language: "es",
    genre: "reggaeton",
    videoId: "kJQP7kiw5Fk",
  },
  {
    id: "vivir-mi-vida",
    title: "Vivir Mi Vida",
    artist: "Marc Anthony",
    language: "es",
    genre: "latin",
    videoId: "YXnjy5YlDwk",
  },
  {
    id: "bamboleo",
    title: "Bamboleo",
    artist: "Gipsy Kings",
    language: "es",
    genre: "flamenco",
  },
  {
    id: "de-musica-ligera",
    title: "De Música Ligera",
    artist: "Soda Stereo",
    language: "es",
    genre: "rock",
    videoId: "T_FkEw27XJ0",
  },
  {
    id: "yo-ya",
    title: "Yo Ya",
    artist: "Kaveret",
    hebrew: { title: "יו יה", artist: "כוורת" },
    language: "he",
    genre: "rock",
  },
  {
    id: "tudo-bom",
    title: "Tudo Bom",
    artist: "Static & Ben El",
    hebrew: { title: "טודו בום", artist: "סטטיק ובן אל" },
    language: "he",
    genre: "pop",
    videoId: "Y_OLslE3bX8",
  },
  {
    id: "shirat-hasticker",
    title: "Shirat HaSticker",
    artist: "Hadag Nahash",
    hebrew: { title: "שירת הסטיקר", artist: "הדג נחש" },
    language: "he",
    genre: "hip-hop",
  },
  {
    id: "mimaamakim",
    title: "Mimaamakim",
    artist: "The Idan Raichel Project",
    hebrew: { title: "ממעמקים", artist: "הפרויקט של עידן רייכל" },
    language: "he",
    genre: "world",
  },
  {
    id: "sandstorm",
    title: "Sandstorm",
    artist: "Darude",
    language: "instrumental",
    genre: "electronic",
    videoId: "y6120QOlsfU",
  },
  {
    id: "entre-dos-aguas",
    title: "Entre dos aguas",
    artist: "Paco de Lucía",
    language: "instrumental",
    genre: "flamenco",
    videoId: "2oyhlad64-s",
  },
];
