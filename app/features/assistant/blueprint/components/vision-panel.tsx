import type { FormHTMLAttributes } from "react";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Notice } from "~/ui/notice.tsx";
import { keepMeasures } from "../vision.logic.ts";
import { ASKED_SIDE, type VisionAnswer, type VisionOffer } from "../vision.schemas.ts";

interface VisionPanelProps {
  offer: VisionOffer;
  /** A kept drawing is sent as it is kept; one that is on this device only is made smaller before. */
  kept?: boolean;
  /** How the question is sent. */
  form: FormHTMLAttributes<HTMLFormElement>;
  open: boolean;
  answer?: VisionAnswer;
  asking?: boolean;
}

/**
 * The offer to show a picture to an outside model: closed until somebody opens it, with what would be sent and to
 * whom, and sent only with a tick. What the model says stands in a box of its own and is text, nothing else.
 */
export default function VisionPanel({
  offer,
  kept = false,
  form,
  open,
  answer,
  asking = false,
}: VisionPanelProps) {
  const t = useText("drawing-vision");
  const { direction } = useLanguage();
  const error = answer?.ok === false ? answer.error : undefined;
  return (
    <details id="vision" open={open} className="group scroll-mt-20 border-t-2 border-ink pt-4 print:hidden">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 text-xl font-bold">
        <Icon name="scan-eye" className="size-6 text-blueprint" />
        {t("title")}
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 pt-2">
        <p className="max-w-prose">{t("lead")}</p>
        <div className="grid max-w-prose gap-2">
          <h3 className="font-bold">{t("sent.title")}</h3>
          <ul className="grid list-disc gap-1 ps-6">
            <li>{kept ? t("sent.kept") : t("sent.picture", { side: ASKED_SIDE })}</li>
            <li>{t("sent.language")}</li>
          </ul>
          <p>
            {t("sent.to")}{" "}
            <bdi dir="ltr" translate="no" className="font-bold wrap-anywhere">
              {offer.host}
            </bdi>
          </p>
          <p className="text-muted">{t("sent.nothing")}</p>
        </div>
        <form method="post" noValidate className="grid justify-items-start gap-4" {...form}>
          <input type="hidden" name="intent" value="vision" />
          <Checkbox
            name="consent"
            value="yes"
            label={t("consent")}
            hint={t("consentHint")}
            error={error === "consent" ? t("errors.consent") : undefined}
          />
          <Button disabled={asking}>{t("ask")}</Button>
        </form>
        <div aria-live="polite" className="grid gap-4">
          {asking && <p className="font-medium">{t("asking")}</p>}
          {error && error !== "consent" && (
            <Notice tone="danger" title={t("errors.title")}>
              <p>{t(`errors.${error}`)}</p>
            </Notice>
          )}
          {answer?.ok && (
            <Notice tone="warn" title={t("answer.title")}>
              <p>{t("answer.warning")}</p>
              <p className="mt-3 border-t border-line pt-3 whitespace-pre-line wrap-anywhere">
                {direction === "rtl" ? keepMeasures(answer.text) : answer.text}
              </p>
            </Notice>
          )}
        </div>
      </div>
    </details>
  );
}
