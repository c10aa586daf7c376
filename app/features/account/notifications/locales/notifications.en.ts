const en = {
  sentences: {
    questionAnswered: "There is now an answer to your question:",
    termAccepted: "The word that you suggested is in the glossary:",
  },
  unread: "New",
  count_one: "{{count}} unread notification",
  count_other: "{{count}} unread notifications",
  mark: "Mark as read",
  markOf: "Mark as read: \u2068{{subject}}\u2069",
  markAll: "Mark all as read",
  empty: {
    title: "Nothing to tell you yet",
    text: "When Joe cannot answer you, somebody writes the answer later. If you asked while signed in, you are told here.",
    action: "Ask Joe something",
  },
  errors: { form: "This form was incomplete. Please send it again." },
  toasts: {
    notificationsRead: "Marked as read.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    notifications: typeof en;
  }
}
