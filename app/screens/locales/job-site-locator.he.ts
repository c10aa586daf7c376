import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./job-site-locator.en.ts";

export default {
  jobSiteLocator: {
    title: "דף חדש: job-site-locator",
    description: "עוד צריך לכתוב למה הדף הזה משמש.",
  },
} satisfies Translation<typeof en>;
