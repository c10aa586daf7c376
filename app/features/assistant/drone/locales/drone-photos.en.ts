const en = {
  title: "Where the photos were taken",
  files: "Read it from the photos",
  filesHint:
    "JPEG files with a place in their header. They are read on this device; only the places are sent.",
  reading: "Reading…",
  read: "Photos with a place: {{places}}. Without one: {{without}}.",
  list: "Photos: latitude, longitude, altitude",
  hint: "One a line, at most {{most}}, as 39.7001, -104.7002, 1712; the name of the file may stand first. Altitude in meters above the sea, or nothing.",
  keep: "Show what they cover",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "drone-photos": typeof en;
  }
}
