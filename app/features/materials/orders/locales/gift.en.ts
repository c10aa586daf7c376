const en = {
  title: "A gift for {{name}}",
  from: "From {{email}}",
  parcel: "It comes as a parcel to the address that was given for it.",
  withdrawn: "This gift was taken back: its order was cancelled or paid back.",
  taken: "This gift was taken already, in another library.",
  mine: "It is yours",
  library: "Open your library",
  takeText:
    "What is to read, fill in and download opens in your library. You can take it until {{day}}, once.",
  guest:
    "You need no account. Without one it stays in this browser, and joins your account when you sign in.",
  take: "Take the gift",
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    taken: "Somebody else took this gift already.",
    over: "This gift can no longer be taken.",
  },
  toasts: { giftTaken: "The gift is yours" },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    gift: typeof en;
  }
}
