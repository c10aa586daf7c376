/** Words of a rule as the government of the United States published them: nobody owns them. */
export interface OfficialWords {
  section: string;
  words: string;
}

const OSHA = (section: string, words: string): OfficialWords => ({ section: `29 CFR ${section}`, words });
const ADA = (section: string, words: string): OfficialWords => ({
  section: `2010 ADA Standards ${section}`,
  words,
});

/** By provision. Only of works of the US government; model codes belong to their publishers, and none of them stands here. */
export const OFFICIAL_WORDS: Readonly<Record<string, readonly OfficialWords[]>> = {
  "osha-1926-20": [
    OSHA(
      "1926.20(b)(1)",
      "It shall be the responsibility of the employer to initiate and maintain such programs as may be necessary to comply with this part.",
    ),
    OSHA(
      "1926.20(b)(2)",
      "Such programs shall provide for frequent and regular inspections of the job sites, materials, and equipment to be made by competent persons designated by the employers.",
    ),
  ],
  "osha-1926-25": [
    OSHA(
      "1926.25(a)",
      "During the course of construction, alteration, or repairs, form and scrap lumber with protruding nails, and all other debris, shall be kept cleared from work areas, passageways, and stairs, in and around buildings or other structures.",
    ),
    OSHA(
      "1926.25(c)",
      "Containers shall be provided for the collection and separation of waste, trash, oily and used rags, and other refuse. Containers used for garbage and other oily, flammable, or hazardous wastes, such as caustics, acids, harmful dusts, etc. shall be equipped with covers. Garbage and other waste shall be disposed of at frequent and regular intervals.",
    ),
  ],
  "osha-1926-95": [
    OSHA(
      "1926.95(a)",
      "Protective equipment, including personal protective equipment for eyes, face, head, and extremities, protective clothing, respiratory devices, and protective shields and barriers, shall be provided, used, and maintained in a sanitary and reliable condition wherever it is necessary by reason of hazards of processes or environment, chemical hazards, radiological hazards, or mechanical irritants encountered in a manner capable of causing injury or impairment in the function of any part of the body through absorption, inhalation or physical contact.",
    ),
  ],
  "osha-1926-150": [
    OSHA(
      "1926.150(a)(1)",
      "The employer shall be responsible for the development of a fire protection program to be followed throughout all phases of the construction and demolition work, and he shall provide for the firefighting equipment as specified in this subpart. As fire hazards occur, there shall be no delay in providing the necessary equipment.",
    ),
    OSHA(
      "1926.150(a)(2)",
      "Access to all available firefighting equipment shall be maintained at all times.",
    ),
  ],
  "osha-1926-405": [
    OSHA(
      "1926.405(b)(2)",
      "All pull boxes, junction boxes, and fittings shall be provided with covers. In energized installations each outlet box shall have a cover, faceplate, or fixture canopy. Covers of outlet boxes having holes through which flexible cord pendants pass shall be provided with bushings designed for the purpose or shall have smooth, well-rounded surfaces on which the cords may bear.",
    ),
    OSHA(
      "1926.416(a)(1)",
      "No employer shall permit an employee to work in such proximity to any part of an electric power circuit that the employee could contact the electric power circuit in the course of work, unless the employee is protected against electric shock by deenergizing the circuit and grounding it or by guarding it effectively by insulation or other means.",
    ),
  ],
  "osha-1926-451": [
    OSHA(
      "1926.451(g)(1)",
      "Each employee on a scaffold more than 10 feet (3.1 m) above a lower level shall be protected from falling to that lower level. Paragraphs (g)(1) (i) through (vii) of this section establish the types of fall protection to be provided to the employees on each type of scaffold. Paragraph (g)(2) of this section addresses fall protection for scaffold erectors and dismantlers.",
    ),
  ],
  "osha-1926-501": [
    OSHA(
      "1926.501(b)(1)",
      "Each employee on a walking/working surface (horizontal and vertical surface) with an unprotected side or edge which is 6 feet (1.8 m) or more above a lower level shall be protected from falling by the use of guardrail systems, safety net systems, or personal fall arrest systems.",
    ),
    OSHA(
      "1926.501(b)(4)(i)",
      "Each employee on walking/working surfaces shall be protected from falling through holes (including skylights) more than 6 feet (1.8 m) above lower levels, by personal fall arrest systems, covers, or guardrail systems erected around such holes.",
    ),
  ],
  "osha-1926-651": [
    OSHA(
      "1926.651(j)(1)",
      "Adequate protection shall be provided to protect employees from loose rock or soil that could pose a hazard by falling or rolling from an excavation face. Such protection shall consist of scaling to remove loose material; installation of protective barricades at intervals as necessary on the face to stop and contain falling material; or other means that provide equivalent protection.",
    ),
    OSHA(
      "1926.652(a)(1)",
      "Each employee in an excavation shall be protected from cave-ins by an adequate protective system designed in accordance with paragraph (b) or (c) of this section except when: (i) Excavations are made entirely in stable rock; or (ii) Excavations are less than 5 feet (1.52m) in depth and examination of the ground by a competent person provides no indication of a potential cave-in.",
    ),
  ],
  "osha-1926-651-b": [
    OSHA(
      "1926.651(b)(1)",
      "The estimated location of utility installations, such as sewer, telephone, fuel, electric, water lines, or any other underground installations that reasonably may be expected to be encountered during excavation work, shall be determined prior to opening an excavation.",
    ),
  ],
  "osha-1926-701": [
    OSHA(
      "1926.703(a)(1)",
      "Formwork shall be designed, fabricated, erected, supported, braced and maintained so that it will be capable of supporting without failure all vertical and lateral loads that may reasonably be anticipated to be applied to the formwork. Formwork which is designed, fabricated, erected, supported, braced and maintained in conformance with the appendix to this section will be deemed to meet the requirements of this paragraph.",
    ),
  ],
  "osha-1926-1050": [
    OSHA(
      "1926.1053(b)(15)",
      "Ladders shall be inspected by a competent person for visible defects on a periodic basis and after any occurrence that could affect their safe use.",
    ),
    OSHA(
      "1926.1053(b)(16)",
      'Portable ladders with structural defects, such as, but not limited to, broken or missing rungs, cleats, or steps, broken or split rails, corroded components, or other faulty or defective components, shall either be immediately marked in a manner that readily identifies them as defective, or be tagged with "Do Not Use" or similar language, and shall be withdrawn from service until repaired.',
    ),
  ],
  "ada-404-2": [
    ADA(
      "404.2.3",
      "Door openings shall provide a clear width of 32 inches (815 mm) minimum. Clear openings of doorways with swinging doors shall be measured between the face of the door and the stop, with the door open 90 degrees.",
    ),
  ],
  "ada-405": [
    ADA("405.2", "Ramp runs shall have a running slope not steeper than 1:12."),
    ADA(
      "405.5",
      "The clear width of a ramp run and, where handrails are provided, the clear width between handrails shall be 36 inches (915 mm) minimum.",
    ),
  ],
};

export const officialWordsOf = (slug: string): readonly OfficialWords[] =>
  Object.hasOwn(OFFICIAL_WORDS, slug) ? (OFFICIAL_WORDS[slug] ?? []) : [];
