const en = {
  lead: "This page is new. What it says has to be written.",
  addTitle: "New entry",
  changeTitle: "Change an entry",
  fields: { topic: "Topic", note: "Note" },
  add: "Add",
  save: "Save",
  remove: "Remove",
  cancel: "Cancel",
  list: "Entries",
  count: "Your own: {{number}}",
  change: "Change",
  sample: "Sample",
  empty: "Nothing here yet",
  emptyText: "Add the first entry above. Your profile can fill this page with marked examples.",
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    topic: "Enter a topic",
    topicLong: "Use at most {{topic}} characters",
    noteLong: "Use at most {{note}} characters",
    full: "There is room for {{entries}} entries. Remove one first.",
    gone: "This entry is no longer there.",
    stale: "Somebody changed this entry in the meantime",
    staleText: "What you typed is still in the fields. Saving again puts it in place of:",
  },
  toasts: {
    newThingAdded: "Entry added.",
    newThingChanged: "Entry saved.",
    newThingRemoved: "Entry removed.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "new-thing": typeof en;
  }
}
