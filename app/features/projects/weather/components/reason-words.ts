import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Reason } from "../verdict.ts";
import { useMeasures } from "./measures.ts";

/** Says why a day does not fit: what is forecast, and the limit that it reaches. */
export function useReason(): (reason: Reason) => string {
  const t = useText("weather");
  const print = useMeasures();
  return (reason) => {
    if (reason.code === "storm") return t("reasons.storm");
    if (reason.code === "unknown") return t("reasons.unknown", { measure: t(`measures.${reason.measure}`) });
    return t(`reasons.${reason.measure}`, {
      value: isolated(print(reason.measure, reason.value)),
      limit: isolated(print(reason.measure, reason.limit)),
    });
  };
}
