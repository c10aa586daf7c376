const en = {
  lead: "What people do every day, before anything happens: seen being done safely, or not. No names.",
  back: "Safety dashboard",
  form: "What did you see?",
  verdict: "Was it safe?",
  safe: "Safe",
  unsafe: "Not safe",
  what: "What was being done",
  place: "Where",
  file: "Photo (optional)",
  fileHint: "PNG, JPEG or WebP, up to 4 MB. Place and camera are removed.",
  anonymous: "Nobody is asked for a name, and nobody who was seen is named.",
  send: "Keep it",
  list: "Seen lately",
  counted_one: "Of {{count}} observation in {{days}} days, safe: {{safe}}",
  counted_other: "Of {{count}} observations in {{days}} days were safe: {{safe}}",
  none: "Nothing seen yet",
  noneText: "Write down good work too: it is what the others learn from.",
  sample: "Sample",
  photoAlt: "Photo of what was seen",
  remove: "Remove",
  errors: {
    summary: "Not kept yet",
    form: "This form is out of date. Reload the page and try again",
    long: "This text is too long",
    verdict: "Say whether it was safe",
    what: "Say what was being done",
    place: "Say where",
    full: "There is no more room in your workspace",
    photo: "This is no picture that can be kept: PNG, JPEG or WebP",
    tooLarge: "This picture is larger than 4 MB",
    tooMany: "This observation has its picture already",
  },
  toasts: { observationKept: "Observation kept", observationRemoved: "Observation removed" },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "safety-observations": typeof en;
  }
}
