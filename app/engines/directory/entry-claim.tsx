import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";

interface EntryClaimProps {
  view: {
    claim?: {
      id: string;
      version: number;
      state: string;
      evidence: string;
      address: string;
      note: string | null;
    };
    isGuest: boolean;
    mayClaim: boolean;
    idem: string;
  };
  sent?: Parameters<typeof formOf>[1];
  /** The words of the kind, among them all of `claim`. */
  say: (key: string) => string;
}

/** Whose page it is, and how a firm makes it its own. */
export function EntryClaim({ view, sent, say }: EntryClaimProps) {
  const { claim } = view;
  const isOpen = claim?.state === "asked" || claim?.state === "shown";
  const asking = formOf(["claim"], sent);
  const showing = formOf(["show"], sent, claim && { evidence: claim.evidence, address: claim.address });
  return (
    <TitledSection id="claim" title={say("claim.title")} className="grid gap-3">
      <p className="max-w-prose">{say("claim.text")}</p>
      {view.isGuest && (
        <p>
          <TextLink href="/auth">{say("claim.guest")}</TextLink>
        </p>
      )}
      {claim && (
        <Notice title={say(`claim.states.${claim.state}`)}>
          {claim.note && !isOpen && <Typed text={claim.note} />}
        </Notice>
      )}
      {view.mayClaim && (
        <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={asking.idem ?? view.idem} />
          <TypedField
            {...{ form: asking, say }}
            name="claimant"
            label={say("claim.claimant")}
            hint={say("claim.claimantHint")}
          />
          <Button name="intent" value="claim" variant="outline" className="justify-self-start">
            {say("claim.do")}
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
              {...{ form: showing, say }}
              name="evidence"
              label={say("claim.evidence")}
              hint={say("claim.evidenceHint")}
              long
            />
            <TypedField {...{ form: showing, say }} name="address" label={say("claim.address")} type="url" />
            <Button name="intent" value="show" variant="outline" className="justify-self-start">
              {say("claim.show")}
            </Button>
          </form>
          <form method="post" data-reload>
            <input type="hidden" name="idem" value={view.idem} />
            <input type="hidden" name="claim" value={claim.id} />
            <input type="hidden" name="version" value={claim.version} />
            <Button name="intent" value="withdraw" variant="link">
              {say("claim.withdraw")}
            </Button>
          </form>
        </>
      )}
    </TitledSection>
  );
}
