import { pageToastSet } from "~/services/toast.ts";

export const startDayToasts = pageToastSet("start-day", { quoteCopied: "copied" }, ["quoteCopied"]);
