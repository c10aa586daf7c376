const en = {
  telPro: {
    title: "Phone desk",
    description: "Calls written down and called back in the right order.",
    keywords: "phone, calls, callback, intake, missed call, answering, receptionist, Tel-Pro",
  },
  call: { title: "Call", description: "Somebody who called, and what comes of it." },
  callScript: { title: "Script for calls", description: "What is asked while somebody calls." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
