import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { PlaceCardView } from "../codes.view.server.ts";

type AdoptionView = NonNullable<PlaceCardView["adopted"]>;

/** The editions of a city or a state, from which day, and where that is known from. */
function Adoption({ adoption }: { adoption: AdoptionView }) {
  const { editions, reach, source } = adoption;
  return (
    <>
      {editions.length > 0 && (
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {editions.map(({ book, year, since }) => (
            <div key={book} className="grid">
              <dt className="text-muted" translate="no">
                {book}
              </dt>
              <dd>
                <span className="text-lg font-bold tabular-nums">{year}</span>
                {since && <span className="block text-sm text-muted">{since}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="max-w-prose">{reach}</p>
      <p className="max-w-prose text-sm text-muted wrap-anywhere">{source}</p>
    </>
  );
}

/** What is recorded of the editions where somebody builds: the city's first, then the state's; and whom to ask. */
export function PlaceCard({ place, at }: { place: PlaceCardView; at: (city: string) => string }) {
  const { own, adopted, recorded } = place;
  return (
    <TitledSection
      id="state"
      title={place.title}
      className="grid gap-3 border border-s-8 border-line border-s-blueprint bg-surface p-5"
    >
      {own && <Adoption adoption={own} />}
      {own?.code && <p className="max-w-prose">{own.code}</p>}
      {place.cityUnknown && <p className="max-w-prose">{place.cityUnknown}</p>}
      {place.stateTitle && <h3 className="font-bold">{place.stateTitle}</h3>}
      {adopted?.code && <p className="max-w-prose">{adopted.code}</p>}
      {adopted ? <Adoption adoption={adopted} /> : <p className="max-w-prose">{place.unknown}</p>}
      <p className="max-w-prose font-medium">{place.verify}</p>
      <p>
        <TextLink href={place.at.href} rel="external">
          {place.at.text}
        </TextLink>
      </p>
      {recorded.names.length > 0 && (
        <div className="print:hidden">
          <h3 className="font-bold">{recorded.title}</h3>
          <ul className="flex flex-wrap gap-x-6">
            {recorded.names.map((name) => (
              <li key={name} translate="no">
                <TextLink href={at(name)}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </TitledSection>
  );
}
