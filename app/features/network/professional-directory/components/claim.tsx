import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formState } from "~/ui/typed-field.tsx";
import type { FirmView } from "../directory.view.server.ts";
import { sentAs, TypedField } from "./parts.tsx";

/** Whose page it is, and how a firm makes it its own. */
export function Claim({ view, sent }: { view: FirmView; sent?: Sent }) {
  const t = useText("professional-directory");
  const { claim } = view;
  const isOpen = claim?.state === "asked" || claim?.state === "shown";
  const asking = formState(sentAs(sent, "claim"));
  const showing = formState(
    sentAs(sent, "show"),
    claim && { evidence: claim.evidence, address: claim.address },
  );
  return (
    <TitledSection id="claim" title={t("claim.title")} className="grid gap-3">
      <p className="max-w-prose">{t("claim.text")}</p>
      {view.isGuest && (
        <p>
          <TextLink href="/auth">{t("claim.guest")}</TextLink>
        </p>
      )}
      {claim && (
        <Notice title={t(`claim.states.${claim.state as "asked"}`)}>
          {claim.note && !isOpen && <Typed text={claim.note} />}
        </Notice>
      )}
      {view.mayClaim && (
        <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={asking.idem ?? view.idem} />
          <TypedField
            form={asking}
            name="claimant"
            label={t("claim.claimant")}
            hint={t("claim.claimantHint")}
          />
          <Button name="intent" value="claim" variant="outline" className="justify-self-start">
            {t("claim.do")}
          </Button>
        </form>
      )}
      {claim && isOpen && (
        <>
          <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
            <input type="hidden" name="idem" value={showing.idem ?? view.idem} />
            <input type="hidden" name="claim" value={claim.id} />
            <input type="hidden" name="version" value={claim.version} />
            <TypedField
              form={showing}
              name="evidence"
              label={t("claim.evidence")}
              hint={t("claim.evidenceHint")}
              long
            />
            <TypedField form={showing} name="address" label={t("claim.address")} type="url" />
            <Button name="intent" value="show" variant="outline" className="justify-self-start">
              {t("claim.show")}
            </Button>
          </form>
          <form method="post" data-reload>
            <input type="hidden" name="idem" value={view.idem} />
            <input type="hidden" name="claim" value={claim.id} />
            <input type="hidden" name="version" value={claim.version} />
            <Button name="intent" value="withdraw" variant="link">
              {t("claim.withdraw")}
            </Button>
          </form>
        </>
      )}
    </TitledSection>
  );
}
