import { toastSet } from "~/services/toast.ts";

export const startDayToasts = toastSet("start-day", { quoteCopied: "copied" }, ["quoteCopied"]);
