import { writeTakeoff } from "~/engines/drawing/drawing.ts";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { measuringFields, type PlanState, planFields, queryAfter } from "../plan.schemas.ts";
import type { PlanOffer } from "../plan.view.ts";
import { SAMPLE_PLAN } from "../sample-plan.ts";

/** A plan whose address is full can be kept with all that was measured on it: there it has more room. */
export default function KeepSample({ state, offer }: { state: PlanState; offer: PlanOffer }) {
  const t = useText("take-off");
  const given = measuringFields(state);
  // Where it cannot be kept, the page comes back as it is.
  const here = new URLSearchParams(planFields(SAMPLE_PLAN.id, state)).toString();
  const back = `${queryAfter(here, state, false)}&do=finish`;
  return (
    <Notice tone="warn" title={t("full.title")}>
      <p>{t("full.text")}</p>
      {offer.member ? (
        <form method="post" action={`/blueprint-analyzer/drawings?${back}`} className="pt-2" data-reload>
          <input type="hidden" name="intent" value="sample" />
          <input type="hidden" name="idem" value={offer.idem} />
          <input type="hidden" name="takeoff" value={writeTakeoff(state.takeoff)} />
          {given.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button>{t("full.keep")}</Button>
        </form>
      ) : (
        // An address as long as this one does not come back from signing in, so this page stays open.
        <TextLink href="/auth?redirectTo=/blueprint-analyzer" target="_blank">
          {t("full.signIn", { finish: t("finish") })}
        </TextLink>
      )}
    </Notice>
  );
}
