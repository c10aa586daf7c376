/** Joe's built-in answers: our own summaries of provisions, each with its section and edition. */
const en = {
  verify: "Editions and local amendments differ: verify with the local authority before you build.",
  topics: {
    foundation:
      "Footings: the bottom of an exterior footing lies at least 12 in below undisturbed ground and below the local frost line (IRC 2021, R403.1.4). Width comes from the tables by load, storeys and soil, never under 12 in; thickness at least 6 in, and the projection at least 2 in but no more than the thickness (IRC 2021, R403.1.1). Ask the building department for the frost depth of your address.",
    beam: "Beams and joists: size comes from span tables by species, grade, spacing and load, or from an engineer when the load is not uniform. Bearing is at least 1-1/2 in on wood or metal and 3 in on concrete or masonry (IRC 2021, R502.6). Headers and girders: Tables R602.7 (IRC 2021). Floors may deflect at most L/360 under live load (IRC 2021, R301.7). A point load, a removed wall or a span off the table is work for an engineer.",
    r301: "IRC R301 sets the design criteria. Your jurisdiction fills in Table R301.2 (2021; R301.2(1) in 2018): ground snow, wind, seismic category, weathering, frost depth, termites, flood. Live loads (R301.5): sleeping rooms 30 psf, other rooms, decks, balconies and stairs 40, garages 50, attics without storage 10, with limited storage 20. Deflection (R301.7): floors L/360.",
    r310: "IRC R310: basements, habitable attics and every sleeping room need an escape opening to a public way or yard (R310.1). Net clear opening 5.7 ft², 5.0 ft² at grade floor; at least 24 in high and 20 in wide, sill at most 44 in above the floor (IRC 2021, R310.2). A window well has at least 9 ft² and 36 in each way, and a ladder when it is deeper than 44 in (IRC 2021, R310.4).",
    electrical:
      "Dwelling wiring: no point along a wall is more than 6 ft from a receptacle, and every wall space 2 ft or wider has one (NEC 2023, 210.52(A)); at counters at most 24 in (210.52(C)). GFCI in bathrooms, garages, outdoors, crawl spaces, basements, kitchens, laundry and within 6 ft of sinks (NEC 2023, 210.8(A)). AFCI for 120 V circuits of living areas, bedrooms, kitchens and laundry (NEC 2023, 210.12). Switch off, lock, and test before you touch.",
    plumbing:
      "Drains slope at least 1/4 in per foot up to 2-1/2 in pipe, 1/8 in per foot from 3 in (IRC 2021, P3005.3). Trap seals hold 2 to 4 in (P3201.2). Trap to vent: 5 ft for 1-1/4 in, 6 ft for 1-1/2, 8 ft for 2, 12 ft for 3 (P3105.1). A toilet needs 15 in from its centre to each side and 21 in in front (P2705.1). Over 80 psi needs a pressure-reducing valve (P2903.3.1).",
    hvac: "Heating and cooling are sized by a load calculation (ACCA Manual J), not by floor area. One ton is 12,000 Btu/h and moves about 400 cfm. Duct leakage: at most 4 cfm per 100 ft² in total (IRC 2021, N1103.3). Dryer duct: 4 in, 35 ft less 5 ft for each 90° elbow (M1502.4.6). A range hood over 400 cfm needs make-up air (M1503.6). Baths: 50 cfm intermittent or 20 continuous (M1505.4).",
    ada: "Accessible routes (2010 ADA Standards): ramps no steeper than 1:12, rise at most 30 in per run, 36 in clear width, 60 in landings, handrails when the rise is over 6 in (405). Doors: 32 in clear at 90°, threshold at most 1/2 in (404.2). Toilets: centre 16 to 18 in from the side wall, seat 17 to 19 in high, clear floor 60 by 56 in (604). State and local codes may ask for more.",
    safety:
      "On site: fall protection from 6 ft up, guardrails at 42 in, anchors for 5,000 lb a person (OSHA 29 CFR 1926.501 and .502). Scaffolds over 10 ft need guardrails or personal arrest (1926.451). Trenches of 5 ft or deeper need a protective system unless in stable rock, and a ladder within 25 ft (1926.651 and .652). Temporary 120 V outlets run on GFCI or an assured grounding programme (1926.404). If somebody is in danger now: stop work, clear the area, call 911.",
    lumber:
      "Nominal and actual: a 2×4 is 1-1/2 by 3-1/2 in, a 2×6 1-1/2 by 5-1/2, a 2×10 1-1/2 by 9-1/4. Board feet = thickness (in) × width (in) × length (ft) ÷ 12, nominal sizes. Spans come from tables by species and grade. Joists: notch at most 1/6 of the depth and not in the middle third; holes at most 1/3 of the depth and 2 in from the edge (IRC 2021, R502.8.1). Use pressure-treated wood near ground and concrete.",
    concrete:
      "Concrete: at least 2,500 psi for slabs and footings not exposed to weather, 3,000 to 3,500 for garage floors, porches and steps where it freezes (IRC 2021, Table R402.2). Volume in cubic yards = length (ft) × width (ft) × thickness (in) ÷ 12 ÷ 27; order 5 to 10 % more. A 10 by 10 ft slab 4 in thick is 1.23 yd³. Keep it damp and above 50 °F for the first week.",
  },
  inEnglish: "My notes on this are in English.",
  doubtful: "To be confirmed before it is relied on.",
  unknownSection:
    "I have no note of {{section}}, so I will not say what it asks. Look it up where the code is published (codes.iccsafe.org, nfpa.org, osha.gov, ada.gov) or ask the local building department. Your question was added to my learning queue.",
  nearest: "The nearest I hold is {{held}}; ask me for that.",
  calculation: {
    order_one: "Order {{volume}}, or {{bags}} bag of {{weight}}",
    order_other: "Order {{volume}}, or {{bags}} bags of {{weight}}",
    orderBags_one: "{{bags}} bag of {{weight}}, or {{volume}} of ready-mix",
    orderBags_other: "{{bags}} bags of {{weight}}, or {{volume}} of ready-mix",
    meets: "Yes: meets the code",
    fails: "No: does not meet the code",
    near: "To be verified: it differs from the limit by less than the conversion of its units does",
    withoutWaste: "Without the waste that I assumed: {{result}}.",
    readAs: "Read as {{list}}; say so if you meant it otherwise.",
    taken: "Taken from your question: {{list}}.",
    assumed: "Assumed: {{list}}; say so if yours differ.",
    unused:
      "{{title}}: there is more in your question than this calculation takes ({{list}}), so I will not guess what belongs where. Ask for one thing at a time, each amount with its unit.",
    missing: "{{title}}: what is the {{list}}? Tell me with its unit, such as 4 in, 12 ft, 3.5 m or 20 amps.",
    unlessSaid: "Unless you say otherwise I take: {{list}}.",
    refused: "{{title}}: I cannot work this out with these values.\n{{reasons}}",
  },
  /** Asked back where a question names nothing. */
  vague: {
    what: "What is it about? Name the thing, such as studs, joists, posts, outlets, anchor bolts or rebar, and where it is: in a deck, a wall, a slab. Then I can answer.",
    ofWhat:
      "Of what, and for how much? Tell me the material (concrete, mortar, tile adhesive, drywall, paint, insulation), the area or the volume with its thickness, and the size of one: the weight of a bag, the sides of a sheet. Then I work it out.",
  },
  /** Behind the answer to "what about 24 in": the question that it was read as. */
  asked: "Read together with your last question: {{question}}",
  /** What Joe does not do, why, and who can. */
  refusals: {
    stamp:
      "No: I can't stamp, certify or sign off on a structure, and nobody can who has not looked at it. Only a licensed professional engineer who inspects the work takes that responsibility, and the building department inspects it. Until then: leave it open, keep it shored and keep loads and people off it. What I can do is work out loads and sizes with you, with every step shown, for the engineer to check.",
    forge:
      "No: I won't make, copy or backdate a card, certificate, signature or record. A forged one ends a job and is a crime, and it leaves somebody untrained in harm's way. Real ones: take the course with an authorized trainer (OSHA Outreach courses are listed at osha.gov), ask that trainer or issuer to replace a lost card, and if records are missing, write down what truly took place, start today and tell the auditor about the gap.",
    bypass:
      "No: never bypass an interlock, and I won't help to jump, block or remove a switch, guard, alarm, sensor, GFCI, relief valve or cutout. It trips because something is wrong, and what it holds back kills; a GFCI trips because current leaks, so unplug what is on it and don't use it. Stop and switch it off, lock and tag it out of service, and have the dealer or a qualified person find and repair the cause; for an odd job use the tool, guard or attachment that is made for it. Guards and safety devices stay in place and working (29 CFR 1926.300 and 1910.212; check with your local authority).",
    medicine:
      "I can't give doses or say which medicines go together. Ask a doctor or a pharmacist, who knows what else you take; poison control in the US is 1-800-222-1222. Don't drive, climb or run a machine on anything that makes you drowsy, and tell your supervisor. Took too much, or trouble breathing or waking: call 911 now (in Israel 101).",
    verdict:
      "I can't tell who is at fault or who would win: it depends on the facts, on the contract, on the state's law and on dates that pass quickly, for notices and liens above all. Talk to a local attorney for construction before you answer, file or walk off; a crack, a leak or water on a neighbor's land is first looked at by an engineer, whose report counts; walking off can itself be a breach. Meanwhile keep the contract, invoices, change orders, logs, photos and messages, and put every demand in writing.",
    engineer:
      "I can't size that or tell from here what holds: it takes the exact span, all that stands above it (floors, roof, snow), what carries it down, and the soil. Ask a licensed structural engineer, and for soil a geotechnical engineer with a soil study; for LVL and other engineered lumber the maker's span tables or the supplier's design service. Until then take nothing down and cut nothing: a wall counts as bearing until an engineer has looked at it, and the building department wants a permit. With the span and the loads I show you the arithmetic, for the engineer to check.",
    private:
      "I don't look up or give out anybody's private data, such as a home address, a personal phone, an ID number, pay or the result of a medical or drug test. An inspector is reached through the building department's public line, a contractor through his company or the state license board, anybody else by asking them.",
    underground:
      "I can't see what lies below your place, and no drawing or depth tells it safely: don't dig yet. In the US call 811 first (or use the state's one-call site), usually two to three business days ahead, and wait until every owner has marked its lines; elsewhere ask the gas, power, water and phone companies and the city. Lines behind the meter are the owner's: have a private locator find them. Then dig by hand or with a vacuum within the tolerance zone, often 18 to 24 in to each side of a mark. Hit or smell gas: everybody away, no switch and no engine, call 911 (29 CFR 1926.651(b); verify with your local authority).",
    instructions:
      "No: I keep to my own instructions, have no hidden settings to show and don't speak as somebody else. Ask me about construction: footings, beams, stairs, wiring, plumbing, safety or quantities.",
    current:
      "I don't know what is new today: no news, bid results, rates or weather, only what stands in my notes. Bids that were opened stand in the bid tabulation of the county, city or owner: look at its procurement page or call its purchasing office. For the weather ask the national service (weather.gov), for rates a bank.",
    price:
      "I have no prices of today, and one that I guessed could cost you money. Ask two or three suppliers, or the store, for a quote of the same item, quantity and delivery. The price book of the material cost estimator keeps your own prices with their day and source, and counts with them.",
  },
  fallback:
    "I do not have a sure answer to that, so I will not guess. Your question was added to my learning queue, and the more often it is asked the sooner it is answered.\n\nMeanwhile: ask about footings, beams, egress windows, wiring, plumbing, HVAC, accessibility, site safety, lumber or concrete; name the code and section if you know it. For a ruling, ask your local building department; codes are at codes.iccsafe.org and safety rules at osha.gov.",
  /** Where a page only reads, and so puts nothing into the queue. */
  unkept:
    "I have no sure answer to that in my notes, so I will not guess. Ask me in the chat: there the question goes into my learning queue.\n\nFor a ruling, ask your local building department; codes are at codes.iccsafe.org and safety rules at osha.gov.",
  failure:
    "Sorry, I'm having some technical difficulties right now. My knowledge base is being updated! Try asking about basic construction topics like foundations, framing, or building codes.",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "joe-answers": typeof en;
  }
}
