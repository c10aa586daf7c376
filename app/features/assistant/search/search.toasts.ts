import { pageToastSet } from "~/services/toast.ts";

export const searchToasts = pageToastSet("search", { searchEmpty: "danger", searchFailed: "danger" });
