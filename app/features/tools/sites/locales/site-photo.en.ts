const en = {
  title: "Photos of the site",
  none: "No photo yet. One of the gate as it looks from the road saves a driver a phone call.",
  add: "Add a photo",
  alt: "Photo {{n}} of {{site}}",
  drop: "Remove {{name}}",
  lead: "What the gate looks like, so that whoever comes knows it.",
  of: "For the site",
  which: "Open a site first, and add a photo from there.",
  toSites: "To the sites",
  file: "Photo",
  hint: "PNG, JPEG or WebP, at most 4 MB. At most {{most}} photos a site.",
  place:
    "Where and when the photo was taken is taken out of it before it is kept. Whoever works in this workspace sees it; photograph nobody who does not agree.",
  keep: "Keep the photo",
  back: "Back to the site",
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    gone: "This site is no longer there.",
    none: "Choose a photo.",
    empty: "Choose a photo.",
    tooLarge: "This photo is too large. At most 4 MB.",
    unknown: "This is no PNG, JPEG or WebP.",
    truncated: "This photo is damaged or incomplete.",
    moving: "Pictures that move are not kept.",
    tooManyPixels: "This photo has too many pixels.",
    tooMany: "There are {{most}} photos already. Remove one first.",
    full: "The files of this workspace are full. Remove some first.",
  },
  toasts: { sitePhotoKept: "Photo kept.", sitePhotoRemoved: "Photo removed." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "site-photo": typeof en;
  }
}
