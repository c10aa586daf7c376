const en = {
  title: "Start Your Day Right",
  break: "For the break",
  quote: {
    title: "Construction Quote of the Day",
    copy: "Copy quote",
    mail: "E-mail it",
    subject: "Quote of the day",
    /** Said once beside a quote; an English page shows quotes as they are known and does not say it. */
    translated: "Our translation.",
    none: "There is no quote to show right now.",
  },
  music: {
    title: "Music",
    add: "Add Music",
    hide: "Hide Music",
    language: "Language",
    genre: "Genre",
    all: "All",
    apply: "Apply",
    random: "Get Random Song",
    count_one: "{{count}} song",
    count_other: "{{count}} songs",
    none: "No music found for the selected filters. Try adjusting your preferences.",
    chosen: "Chosen song",
    load: "Load the player",
    consent: "The video comes from YouTube. When you load it, YouTube learns of your visit.",
    withoutVideo: "no confirmed video",
    noVideo: "We have no confirmed video of this song; look for it at YouTube.",
    watch: "Open at YouTube",
    search: "Search at YouTube",
    newTab: "opens in a new tab",
    frame: "YouTube player: {{song}}",
    float: "Keep it in view",
    dock: "Back to its place",
    close: "Close the player",
  },
  languages: { en: "English", es: "Spanish", he: "Hebrew", instrumental: "Instrumental" },
  genres: {
    rock: "Rock",
    pop: "Pop",
    funk: "Funk",
    reggaeton: "Reggaeton",
    latin: "Latin",
    flamenco: "Flamenco",
    world: "World",
    "hip-hop": "Hip-hop",
    electronic: "Electronic",
  },
  toasts: {
    quoteCopied: "Quote copied!",
  },
  toastDetails: { quoteCopied: "The quote has been copied to your clipboard." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "start-day": typeof en;
  }
}
