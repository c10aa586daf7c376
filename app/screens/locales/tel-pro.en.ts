const en = {
  telPro: {
    title: "Phone desk",
    description: "Calls written down and called back in the right order.",
    keywords: "phone, calls, callback, intake, missed call, answering, receptionist, Tel-Pro",
  },
  call: { title: "Call", description: "Somebody who called, and what comes of it." },
  callScript: { title: "Script for calls", description: "What is asked while somebody calls." },
  callHours: {
    title: "Hours of the phone",
    description: "When your firm answers, and the page for callers.",
  },
  requestACall: {
    title: "Ask for a call",
    description: "A firm's page: say what it is about and when it suits.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
