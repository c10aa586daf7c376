const en = {
  title: "Report a near miss or an injury",
  lead: "Three fields and, if you like, a photo. It goes to whoever hung this link up.",
  closed: "This link does not allow a report. Ask whoever gave it to you for another.",
  anonymous: "Nobody asks for your name. What is kept: these fields, the photo, and by which link they came.",
  named: "Whoever made this link asks for your name. It is kept with the report.",
  emergency: "Somebody is hurt now? Call 911 first, or the number on your site's notice.",
  send: "Send the report",
  photoHint: "PNG, JPEG or WebP, 4 MB at most. Where it was taken is removed from it. Show no faces.",
  fields: {
    what: "What happened",
    place: "Where on the site",
    happenedOn: "Day",
    file: "Photo (may be left out)",
    printedName: "Your name",
  },
  errors: {
    summary: "Please check these",
    form: "This form is out of date. Load the page again.",
    long: "This is too long.",
    what: "Say what happened.",
    place: "Say where.",
    day: "Enter a day of the calendar.",
    future: "This day is still to come.",
    name: "Enter your name.",
    full: "There is no room for more reports. Tell the site's office.",
    today: "Too many reports came by this link today. Tell the site's office.",
    photo: {
      empty: "This photo is empty. Choose another.",
      tooLarge: "This photo is too large: 4 MB at most.",
      unknown: "This is no PNG, JPEG or WebP.",
      truncated: "This photo is damaged or incomplete.",
      moving: "Pictures that move are not kept.",
      tooManyPixels: "This photo has too many pixels.",
      tooMany: "There are enough photos already.",
      full: "There is no room for photos. Send the report without one.",
    },
  },
  toasts: { nearMissReported: "The report is sent. Thank you." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "shared-near-miss": typeof en;
  }
}
