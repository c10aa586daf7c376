const en = {
  title: "Kept on this device",
  nothing: "Nothing is waiting to be sent.",
  waiting_one: "{{count}} waiting to send",
  waiting_other: "{{count}} waiting to send",
  lead: "These are kept on this device and sent in this order as soon as the network is back. Each stays here until the site has confirmed it.",
  since: "Since {{time}}",
  photo: "with the photo {{name}}",
  refused: "Not accepted: {{message}}",
  refusedStatus: "Not accepted (answer {{status}}).",
  open: "Open the form",
  otherKeeper: "Written under another sign-in. Sign in as then, and it is sent.",
  guest: "Written before you signed in.",
  asMine: "Send from my account",
  discard: "Discard",
  sure: "Discard this for good? It was not sent.",
  sureYes: "Yes, discard",
  sureNo: "Keep it",
  sendNow: "Send now",
  sending: "Sending …",
  sent_one: "{{count}} was sent.",
  sent_other: "{{count}} were sent.",
  anew: "Load the page again",
  draft: "What you typed here and did not send is back in its form.",
  draftDiscard: "Clear what I typed",
  pages: "The pages you opened here last can be opened without a network on this device.",
  noPages: "No pages are kept on this device. What waits to be sent is.",
  forget: "Keep no pages here",
  keep: "Keep pages here",
  kept: "No network: this is the copy that this device kept on {{time}}. It may have changed since.",
  keptWaiting: "What you sent waits on this device until the network is back.",
};
export default en;
declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    offline: typeof en;
  }
}
