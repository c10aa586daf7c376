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
    OSHA(
      "1926.451(a)(1)",
      "Except as provided in paragraphs (a)(2), (a)(3), (a)(4), (a)(5) and (g) of this section, each scaffold and scaffold component shall be capable of supporting, without failure, its own weight and at least 4 times the maximum intended load applied or transmitted to it.",
    ),
    OSHA(
      "1926.451(c)(2)",
      "Supported scaffold poles, legs, posts, frames, and uprights shall bear on base plates and mud sills or other adequate firm foundation.",
    ),
    OSHA(
      "1926.451(f)(3)",
      "Scaffolds and scaffold components shall be inspected for visible defects by a competent person before each work shift, and after any occurrence which could affect a scaffold's structural integrity.",
    ),
    OSHA(
      "1926.451(f)(7)",
      "Scaffolds shall be erected, moved, dismantled, or altered only under the supervision and direction of a competent person qualified in scaffold erection, moving, dismantling or alteration. Such activities shall be performed only by experienced and trained employees selected for such work by the competent person.",
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
    OSHA(
      "1926.501(a)(2)",
      "The employer shall determine if the walking/working surfaces on which its employees are to work have the strength and structural integrity to support employees safely. Employees shall be allowed to work on those surfaces only when the surfaces have the requisite strength and structural integrity.",
    ),
    OSHA(
      "1926.501(b)(11)",
      "Each employee on a steep roof with unprotected sides and edges 6 feet (1.8 m) or more above lower levels shall be protected from falling by guardrail systems with toeboards, safety net systems, or personal fall arrest systems.",
    ),
    OSHA(
      "1926.502(b)(3)",
      "Guardrail systems shall be capable of withstanding, without failure, a force of at least 200 pounds (890 N) applied within 2 inches (5.1 cm) of the top edge, in any outward or downward direction, at any point along the top edge.",
    ),
    OSHA(
      "1926.502(d)(19)",
      "Personal fall arrest systems and components subjected to impact loading shall be immediately removed from service and shall not be used again for employee protection until inspected and determined by a competent person to be undamaged and suitable for reuse.",
    ),
    OSHA(
      "1926.502(d)(20)",
      "The employer shall provide for prompt rescue of employees in the event of a fall or shall assure that employees are able to rescue themselves.",
    ),
    OSHA(
      "1926.502(d)(21)",
      "Personal fall arrest systems shall be inspected prior to each use for wear, damage and other deterioration, and defective components shall be removed from service.",
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
    OSHA(
      "1926.651(c)(2)",
      "A stairway, ladder, ramp or other safe means of egress shall be located in trench excavations that are 4 feet (1.22 m) or more in depth so as to require no more than 25 feet (7.62 m) of lateral travel for employees.",
    ),
    OSHA(
      "1926.651(j)(2)",
      "Employees shall be protected from excavated or other materials or equipment that could pose a hazard by falling or rolling into excavations. Protection shall be provided by placing and keeping such materials or equipment at least 2 feet (.61 m) from the edge of excavations, or by the use of retaining devices that are sufficient to prevent materials or equipment from falling or rolling into excavations, or by a combination of both if necessary.",
    ),
    OSHA(
      "1926.651(k)(1)",
      "Daily inspections of excavations, the adjacent areas, and protective systems shall be made by a competent person for evidence of a situation that could result in possible cave-ins, indications of failure of protective systems, hazardous atmospheres, or other hazardous conditions. An inspection shall be conducted by the competent person prior to the start of work and as needed throughout the shift. Inspections shall also be made after every rainstorm or other hazard increasing occurrence. These inspections are only required when employee exposure can be reasonably anticipated.",
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
    OSHA("1926.1053(b)(4)", "Ladders shall be used only for the purpose for which they were designed."),
    OSHA(
      "1926.1053(b)(6)",
      "Ladders shall be used only on stable and level surfaces unless secured to prevent accidental displacement.",
    ),
    OSHA("1926.1053(b)(9)", "The area around the top and bottom of ladders shall be kept clear."),
    OSHA("1926.1053(b)(11)", "Ladders shall not be moved, shifted, or extended while occupied."),
    OSHA("1926.1053(b)(13)", "The top or top step of a stepladder shall not be used as a step."),
    OSHA("1926.1053(b)(20)", "When ascending or descending a ladder, the user shall face the ladder."),
    OSHA(
      "1926.1053(b)(21)",
      "Each employee shall use at least one hand to grasp the ladder when progressing up and/or down the ladder.",
    ),
    OSHA(
      "1926.1053(b)(22)",
      "An employee shall not carry any object or load that could cause the employee to lose balance and fall.",
    ),
  ],
  "ada-404-2": [
    ADA(
      "404.2.3",
      "Door openings shall provide a clear width of 32 inches (815 mm) minimum. Clear openings of doorways with swinging doors shall be measured between the face of the door and the stop, with the door open 90 degrees.",
    ),
    ADA(
      "404.2.5",
      "Thresholds, if provided at doorways, shall be 1/2 inch (13 mm) high maximum. Raised thresholds and changes in level at doorways shall comply with 302 and 303.",
    ),
    ADA(
      "404.2.7",
      "Handles, pulls, latches, locks, and other operable parts on doors and gates shall comply with 309.4. Operable parts of such hardware shall be 34 inches (865 mm) minimum and 48 inches (1220 mm) maximum above the finish floor or ground. Where sliding doors are in the fully open position, operating hardware shall be exposed and usable from both sides.",
    ),
    ADA(
      "404.2.8.1",
      "Door closers and gate closers shall be adjusted so that from an open position of 90 degrees, the time required to move the door to a position of 12 degrees from the latch is 5 seconds minimum.",
    ),
  ],
  "ada-405": [
    ADA("405.2", "Ramp runs shall have a running slope not steeper than 1:12."),
    ADA(
      "405.5",
      "The clear width of a ramp run and, where handrails are provided, the clear width between handrails shall be 36 inches (915 mm) minimum.",
    ),
    ADA("405.3", "Cross slope of ramp runs shall not be steeper than 1:48."),
    ADA("405.6", "The rise for any ramp run shall be 30 inches (760 mm) maximum."),
    ADA(
      "405.7.2",
      "The landing clear width shall be at least as wide as the widest ramp run leading to the landing.",
    ),
    ADA("405.7.3", "The landing clear length shall be 60 inches (1525 mm) long minimum."),
    ADA(
      "405.7.4",
      "Ramps that change direction between runs at landings shall have a clear landing 60 inches (1525 mm) minimum by 60 inches (1525 mm) minimum.",
    ),
    ADA(
      "405.8",
      "Ramp runs with a rise greater than 6 inches (150 mm) shall have handrails complying with 505.",
    ),
  ],
  "ada-505": [
    ADA(
      "505.4",
      "Top of gripping surfaces of handrails shall be 34 inches (865 mm) minimum and 38 inches (965 mm) maximum vertically above walking surfaces, stair nosings, and ramp surfaces. Handrails shall be at a consistent height above walking surfaces, stair nosings, and ramp surfaces.",
    ),
    ADA(
      "505.5",
      "Clearance between handrail gripping surfaces and adjacent surfaces shall be 1 1/2 inches (38 mm) minimum.",
    ),
    ADA(
      "505.8",
      "Handrail gripping surfaces and any surfaces adjacent to them shall be free of sharp or abrasive elements and shall have rounded edges.",
    ),
    ADA("505.9", "Handrails shall not rotate within their fittings."),
  ],
};
