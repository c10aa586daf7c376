const en = {
  title: "QR scanner",
  text: "Codes on rooms, machines and delivery notes. Read on this phone, sent nowhere.",
  start: "Take a photo of the code",
  reading: "Reading…",
  none: "No QR code could be read. Go closer, keep the code flat and in the light, and try again.",
  read: "The code says:",
  open: "Open it",
  without: "Without scripts this page cannot read a photo. Your phone's own camera app reads QR codes, too.",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "qr-scanner": typeof en;
  }
}
