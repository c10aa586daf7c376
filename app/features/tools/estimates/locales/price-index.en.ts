const en = {
  all: "All materials",
  text: "Points of a price index, by group of materials, as you typed or read them. None comes with this site, and none is live: each has its month and its source. An estimate that asks for a month in its settings brings each price from its own month to that one. Between two points the way is straight; after the last point the typed percent counts. A new point changes an estimate when it is saved again.",
  none: "No series yet. Type a point, or read a file of the Bureau of Labor Statistics or the like. Until then estimates rise by the typed percent alone.",
  add: "Add a point",
  group: "Group of materials",
  monthHint: "Such as 2026-03",
  sourceHint: "Who publishes it, and which series",
  keep: "Keep the point",
  read: "Read a series from a file",
  fileHint:
    "CSV with columns for month and value; group and source if you have them. Months such as 2026-03, 2026-03-01, 03/2026 or 2026 Mar.",
  fileGroup: "Group, where the file names none",
  fileSource: "Where the file names none",
  since: "{{change}} since the point before",
  removeOf: "Remove {{month}}: {{group}}",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "price-index": typeof en;
  }
}
