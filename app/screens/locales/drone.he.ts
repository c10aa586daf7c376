import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./drone.en.ts";

export default {
  droneIntegration: {
    title: "תכנון טיסת רחפן",
    description: "טיסות מיפוי מעל אתר: קווים, תמונות, סוללות, חלק 107 וקבצים להטסה.",
    keywords:
      "רחפן, מל״ט, צילום אוויר, מיפוי, מדידה, תוכנית טיסה, GSD, חפיפה, חלק 107, LAANC, נקודות ציון, KML, Litchi, QGroundControl, DJI, זריחה, שקיעה",
  },
} satisfies Translation<typeof en>;
