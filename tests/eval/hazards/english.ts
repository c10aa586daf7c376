/** Dangers as people tell of them in haste, a line each, by the danger that has to be known. */
export const ENGLISH_DANGERS: Readonly<Record<string, string>> = {
  hotTire: `
    dump truck rear tire is smokin bad and the brakes are glowin red
    haul truck brakes locked up, tire on fire on the haul road, do we spray it
    wheel hub on the lowboy so hot its smoking, driver wants to keep rollin
    smoke comin off the loaders front tire, foreman says pour water on it
    telehandler tire got too hot to touch after the brake hung up and it stinks of burning rubber
    trailer tires caught fire, can i let the air out
    brakes dragged down the hill and now the wheel hub is smoking
    the water truck tire is on fire
    loader brake drum glowing, smells like burning rubber
    smoke out of the rear tire of the mixer truck`,
  pitEntry: `
    opened the manhole, stunk like rotten eggs but the smell is gone now so he can go down right
    meter is dead but the pit looks fine, going in real quick for the pump
    gonna climb in the septic tank for a second holding my breath, it stinks
    lift station reeked this morning cant smell it anymore good to go
    pop down the vault real quick to grab a wrench, no meter on site
    tank been aired out, smell went away, can i send him down
    septic tank stunk before but i dont smell it anymore, going in
    valve vault smell is gone, can he go down
    wet well reeks, climbing in real quick for the float
    grease trap smell went away so is it ok to get in`,
  birth: `
    the laborer's wife came with lunch and now the babys head is coming out on the floor
    shes having the baby right here in the site trailer
    pregnant inspector says the baby is coming now do we make her hold it
    baby is coming, ambulance 20 min out, can we drive her
    the baby comes, she needs to push, we're in the elevator lobby
    the head is showing what do i do
    secretary in the office is giving birth, cord is around its neck
    baby is crowning in the truck, do i pull
    she gave birth in the porta john, baby isnt crying
    water broke and she feels like pushing`,
  boreHole: `
    a toddler fell in the caisson hole we hear crying
    my buddy slid down a pier hole feet first stuck at his chest
    kid went down the old well behind the site
    helper fell in the augered hole its 20 inch wide, send the skinny guy down?
    hear a kid yelling from the drilled pier hole
    neighbor boy stuck in the casing, can we lower him a rope
    a man fell down the caisson and cant get out
    little girl is down the post hole crying
    worker slid in the drilled shaft we hear him
    kid fell in an old well on the job`,
  inhaled: `
    mixed bleach and toilet cleaner, cloud of gas, shes coughing nonstop
    ammonia leak in the cold room, three guys coughing eyes burning
    dumped acid on pool chlorine got a lungful, chest is tight
    mixin bleach with drain cleaner now im gagging and throat burns
    chlorine gas at the pool plant, hes wheezing sitting on the curb
    refrigerant leak, he breathed it, cant catch his breath
    bleach and ammonia mixed, fumes everywhere, i cant stop coughing
    breathed muriatic fumes and my chest burns
    chlorine cloud came out, coughing and eyes burning
    poured drain cleaner on bleach, gas came up, hes gagging`,
  chestWound: `
    got stabbed in the chest, hole is bubbling
    he was poked with a screwdriver in the ribs and it sucks air when he breathes
    nail gun hit his side, nail came out, hole hissing, tape it up?
    shanked in the back, small hole, air coming out
    he fell on rebar, its out, hole under his arm bubbles with blood
    stabbed under the shoulder blade, wrap him in plastic?
    knifed in the ribs and air is coming out of the hole
    bullet hole in his chest is sucking
    he got stabbed in the back
    screwdriver went in his chest, hole bubbles`,
  waterIll: `
    hes been chugging water all day like 3 gallons and now hes puking and confused
    drank so much water cause of the heat, bad headache and his hands are puffy swollen
    she drank bottle after bottle, tons of water, threw up and talking weird but skin is cool
    laborer drank two gallons of water since noon, head is pounding and vomiting, not hot
    foreman made us drink water every 10 minutes now raj drank a gallon an hour and hes having a seizure
    kid been drinking nothing but water, headache, throwing up, acting weird, not sweating hot
    chugged a gallon of water an hour and has a seizure
    drank only water all shift, now headache and confused
    put away ten bottles of water, throwing up
    drinking water nonstop and acting weird, puffy`,
  rabies: `
    woke up in the job trailer and there was a bat in my hair
    raccoon bit my buddy when he reached in the crawlspace, small scratch
    a bat landed on his neck in the attic, he dont see a bite
    fox came out of the pipe and nipped him on the boot and hand
    picked up a bat off the slab with bare hands, should i wash or what
    skunk bit the laborer on the finger its staggerin around
    a bat bit her in the attic
    bat got in his hair
    coyote bit the guard on the hand
    woke up with a bat on my face`,
  hiddenFire: `
    wall is warm to the touch where we soldered pipe an hour ago, smells burnt
    burning smell in the ceiling after torch down roofing, dont see flames
    we were grinding by the studs, smell smoke but nothing showing, cut a hole?
    drywall feels hot behind where he welded, no fire though
    insulation smells like burning after the welder left
    brown spot on the wall getting warm near the flue, smells burnt
    wall feels hot where the plumber was soldering and smells burnt
    smell smoke in the attic after they torched the roof
    outlet wall is warm and smells like burning
    soffit has a burning smell after grinding, no flames`,
  clothesFire: `
    his shirt caught fire
    her sleeve is on fire from the torch
    my pants caught fire
    his jacket burst into flames at the kettle
    the welder has his sleeve in flames
    coveralls caught on fire and he is rolling
    his hair caught fire
    hoodie caught fire from the grinder sparks
    his pant leg is on fire
    vest went up in flames, what do we do
  `,
  tetanus: `
    he stepped on a nail last week and his jaw is locked
    lockjaw after a rusty nail
    my jaw is stiff since that cut from the wire
    he cant open his mouth, had a nail in his foot ten days ago
    jaw wont open after a rusty screw
    jaw locked up a week after the puncture
    she has lockjaw
    he got cut on rusty metal days ago, jaw is tight
    mouth wont open and he had a splinter
    my jaw is locking, stepped on a nail
  `,
  underWheel: `
    truck tire is on his foot
    the rear wheel is still on her leg
    loader rolled onto his foot and stopped
    skid steer is sitting on his boot
    forklift ran over his foot and is on it
    the dump truck backed over his legs
    back wheel rolled over my hand
    the track is on his leg
    dozer is parked on his foot
    front tire on top of her arm
  `,
  impaired: `
    the crane operator is drunk
    he is drunk and driving the forklift
    our excavator operator smells like booze
    guy is wasted and running the loader
    high as a kite on the telehandler
    he reeks of booze and wont give up the keys
    hes been drinking and is at the controls of the crane
    backhoe operator is stoned
    drunk guy got in the truck
    foreman is hammered and swinging the boom
  `,
  hoist: `
    we are stuck in the buck hoist
    the man hoist stopped between floors with us in it
    elevator is jammed with four guys inside
    personnel hoist is stuck at the 9th floor
    hoist wont move and we are trapped
    service elevator died between floors, people inside
    guys are stuck in the construction elevator
    the alimak stopped dead, we are in it
    stuck in the elevator and I smell burning
    the hoist is hung up with two men in it
  `,
  hydrofluoric: `
    hydrofluoric acid on his fingers
    hf on my glove, it went through
    glass etching cream got on my hand
    he spilled hf acid on his leg
    brick brightener soaked through her gloves
    hydrofluoric splashed on his arm
    aluminum brightener got on my skin
    hf acid in his eye
    fluoric acid on my wrist
    my fingers got hydrofluoric on them an hour ago
  `,
  pregnantHurt: `
    she is 7 months pregnant and fell off the step ladder
    pregnant and she tripped on a hose, her belly hurts
    our pregnant engineer got hit in the stomach by a door
    pregnant, bleeding down there after a slip
    a pregnant painter fell on the stairs, can she go home
    shes pregnant and was in the truck when it got run over by the loader
    the pregnant flagger got hit by a barrel
    my wife is pregnant, she slipped on the ramp and has contractions
    pregnant surveyor fell in the mud flat on her belly
    she is in her third trimester and her water broke on site
    pregnant helper got shocked by the mixer
  `,
  pregnant: `
    I am pregnant and was sanding lead paint
    pregnant painter scraping old paint all week
    she is pregnant and breathing lacquer fumes
    our painter is pregnant and there is lead paint
    pregnant worker dry sanding in a 1940s house
    I am 3 months along and strip old paint
    pregnant and working with solvent
    she is pregnant, we found asbestos dust
    pregnant helper and epoxy fumes
    she is pregnant and scraping paint in an old house
  `,
  dust: `
    the dust collector exploded
    sawdust blew up in the shop
    dust cloud flashed
    the cyclone is smoldering
    dust collector is smoking
    sawdust is glowing in the duct
    baghouse blew up
    there was a fireball from the sawdust
    aluminum dust exploded
    wood dust explosion in the mill
  `,
  hoseWhip: `
    the concrete hose whipped and hit him
    pump hose is whipping around
    concrete pump line is plugged and he is looking in the end
    placing hose kicked and knocked him down
    boom hose whipped him
    pump hose jumped and hit the guy
    grout hose is flailing
    the pump hose popped and hit him in the chest
    air in the concrete hose, it is jumping
    slick line clogged and the hose is bucking
  `,
  siren: `
    rocket siren on site, we are on the roof
    there is a siren and I am in the tower crane
    red alert, where do we go
    siren going off in the middle of the pour
    air raid siren, the crew is on the scaffold
    rockets coming, we have no shelter here
    we hear a siren, do we finish the lift
    siren now, should the operator climb down
    rocket alert and he is up in the crane
    red alert rockets, we are in an open field
  `,
  confinedSpace: `
    guy went down in the manhole and isnt answering
    my buddy collapsed inside the tank, should I climb in and get him?
    man down in the sewer vault what do we do
    Two of my crew passed out in the lift station pit
    our plumber went into the septic tank and he stopped talking to us
    hes at the bottom of the manhole not moving
    worker got dizzy in the crawlspace tank and fell over
    someone fainted down in the wet well
    one of the guys jumped in the manhole to help the other and now both are down
    laborer inside the culvert pipe is unconscious`,
  powerLine: `
    the crane boom is touching a power line and the operator is still in the cab
    dump truck raised its bed into the overhead wires
    we hit the overhead lines with the concrete pump boom
    my excavator snagged a power line can I get out
    a live wire is down across the road at the job site
    ladder fell against the power lines
    scaffold tube touched the high voltage line
    forklift mast is caught in the service drop
    downed power line in front of our trailer
    crane on a line, do I jump?`,
  electricShock: `
    he grabbed a live wire and cant let go
    electrician got shocked and fell off the ladder
    my helper just got electrocuted by the extension cord
    I got a bad shock from the panel, my arm is tingling
    coworker is stuck to the drill, its shocking him
    he got zapped by 480 and hes acting funny
    apprentice took 277 from a light fixture, do we need a hospital
    she touched the wet cord and got a shock
    the welder is being electrocuted right now
    guy got lit up by the switchgear`,
  buriedCable: `
    backhoe hit a buried electric cable
    we cut an underground power cable while digging
    I struck a cable with the jackhammer and there was a big flash
    excavator bucket ripped through an electrical conduit
    shovel went into a power cable in the trench
    the auger just nicked an underground electric line
    hit an underground wire with the post hole digger
    mini ex pulled up a live primary cable
    we dug into an electrical duct bank what now
    directional bore hit the power feeder`,
  gasLeak: `
    I smell gas in the mechanical room
    backhoe broke the gas main, its hissing
    we nicked a gas line with the shovel
    strong rotten egg smell in the basement
    gas is blowing out of the ground where we dug
    the propane tank regulator is leaking gas
    hit a gas service with the trencher
    the gas pipe came loose and its leaking
    theres a gas leak on the third floor
    my guys say they smell gas near the boiler`,
  carbonMonoxide: `
    everyone in the basement has a headache and the generator is running inside
    co alarm is going off in the garage
    carbon monoxide detector beeping, two guys dizzy
    we ran the gas saw inside and now im nauseous from the exhaust fumes
    my coworker passed out next to the propane heater
    generator running in the crawl space and the crew feels sick
    the co monitor went off
    guys getting sleepy with the salamander heater on
    think we got carbon monoxide poisoning
    headaches all around since we started the generator indoors`,
  toxicGas: `
    h2s monitor is going off at the lift station
    guy overcome by hydrogen sulfide
    theres a chlorine leak at the plant we are working in
    ammonia cloud coming from the cold storage
    my 4 gas meter is alarming low oxygen
    sewer gas smell is so bad two of us are dizzy
    rotten egg smell coming out of the sewer manhole
    smelled h2s then I stopped smelling it
    refrigerant leaking in the machine room and we cant breathe
    breathed in chlorine gas, coughing bad`,
  trenchBuried: `
    trench collapsed on a worker hes buried to his neck
    the trench caved in and my guy is under the dirt
    someone buried alive in the excavation
    dirt slid in and hes stuck up to his waist
    cave in, we can only see his hand
    two men trapped in the trench after it collapsed
    trench wall came down on him can I dig him out with the backhoe
    my brother is buried in the ditch
    laborer got covered by the spoil pile, cant find him
    bank gave way and pinned him in the hole`,
  fire: `
    the roof is on fire
    insulation caught fire while we were brazing
    smoke coming out of the electrical room
    there are flames in the trash chute
    our job trailer is burning
    his shirt caught fire
    the generator burst into flames
    welding sparks started a fire in the wall
    the lithium battery is smoking and flaming
    dumpster fire next to the building help`,
  cylinder: `
    acetylene bottle is hissing at the valve
    the torch had a flashback and the tank is getting hot
    oxygen cylinder fell and the valve snapped off
    propane cylinder is on fire
    acetylene tank is on fire at the regulator
    gas bottle leaking in the gang box
    cylinder knocked over and its venting
    the acetylene cylinder is hot to the touch
    argon bottle took off like a rocket
    oxy acetylene hose burst and is burning`,
  explosives: `
    one of the charges didnt go off
    we have a misfire in the blast hole
    found an undetonated blasting cap in the muck pile
    dynamite left over from the shot what do we do
    blast went off early
    flyrock from the blast hit the office
    lightning coming and the holes are loaded with explosives, not fired yet
    the shot misfired can we go back in
    a detonator is missing from the magazine
    hangfire on hole six`,
  bomb: `
    we dug up something that looks like an old bomb
    found a grenade in the excavation
    there is an artillery shell in the trench
    somebody called in a bomb threat on the site
    operator uncovered a rusty mortar shell
    suspicious package by the gate
    we found unexploded ordnance while grading
    looks like a landmine in the dirt
    hit a ww2 bomb with the bucket
    is this a pipe bomb? found it in the wall`,
  drowning: `
    a worker fell in the river off the barge
    hes drowning
    guy went under and hasnt come up from the canal
    someone fell off the pier into the water
    pulled him out of the water and hes not breathing
    carpenter slipped off the bridge deck into the lake
    the skid steer went into the pond with the driver inside
    man overboard!
    my coworker cant swim and is in the water
    he was face down in the retention pond`,
  violence: `
    two guys are fighting with hammers
    a fired employee came back with a gun
    someone is shooting on the jobsite
    he pulled a knife on me
    a laborer is threatening to kill the foreman
    my boss just punched a worker and hes going crazy
    subcontractor attacked our super with a shovel
    theres an armed man in the parking lot
    he got stabbed in a fight
    guy says he will come back and shoot us all`,
  suicide: `
    I want to kill myself
    one of my guys says he wants to die
    coworker is standing on the edge saying hes going to jump
    I dont want to live anymore
    he told me he is going to end it all
    my apprentice is suicidal
    thinking about ending my life
    worker threatening to jump off the tower crane
    he said everyone would be better off without him and he wants to die
    ive got no reason to live`,
  notBreathing: `
    hes not brething
    man down no pulse
    he isnt breathing and his lips are blue
    she stopped breathing
    my coworker just collapsed and is gasping
    how do i do cpr
    i think his heart stopped
    cant find a pulse on him
    no pulse not breathing help
    he turned blue and quit breathing`,
  choking: `
    guy is choking on a sandwich
    hes choking cant talk
    my coworker has food stuck in his throat
    someone is choking at lunch and turning red
    he cant cough or speak hes grabbing his throat
    how to do the heimlich on a big guy
    chocking on a piece of meat
    swallowed a screw and its lodged in his throat, choking
    foreman choking help
    something went down the wrong pipe and he is choking`,
  anaphylaxis: `
    bee stung him and his face is swelling up
    got stung by wasps and cant breathe
    coworker allergic to bees just got stung
    his throat is closing after eating peanuts
    he has hives all over and his tongue is swelling
    do i use the epipen on him
    yellow jacket nest attacked us, one guy is wheezing
    stung five times and feels faint
    allergic reaction to latex gloves lips swollen
    hornet sting and his throat feels tight`,
  amputation: `
    he cut his finger off with the table saw
    the saw took off two of his fingers
    my thumb is gone
    machine ripped his arm off
    cut off my fingertip what do I do with it
    his hand got severed by the shear
    lost two fingers in the mixer
    amputated toe from a dropped beam
    finger chopped clean off where do i put it
    his leg is cut off below the knee`,
  impaled: `
    he fell on a rebar and its sticking out of his leg
    rebar went through his stomach
    worker impaled on a stake
    a piece of pipe is stuck in his chest
    a screwdriver is stuck in his thigh should I pull it
    he landed on form stakes and one went through his side
    rod through his shoulder
    a board splinter stabbed into his belly
    knife stuck in his arm do i pull it out
    metal shard embedded in his neck`,
  bleeding: `
    he cut his arm with the grinder and its bleeding bad
    blood is squirting out of his leg
    wont stop bleeding
    cut myself deep with a utility knife
    guy slashed his wrist on sheet metal blood everywhere
    chainsaw kicked back into his thigh
    bleeding heavily from the head
    circular saw got his hand
    the gash on my forearm is gushing
    hes bleeding out
    how do I stop the bleeding on a deep cut`,
  suspension: `
    worker fell and is hanging in his harness
    hes dangling off the side of the building by his lanyard
    guy suspended in harness 10 minutes now and going pale
    how do we get him down hes hanging from his lifeline
    roofer slipped and is hanging in the harness unconscious
    stuck hanging in my harness legs going numb
    ironworker dangling from the beam in fall arrest
    he fell into his harness and we cant reach him
    suspension trauma what do i do
    painter hanging by his rope grab`,
  heartAttack: `
    my chest hurts and my left arm is numb
    foreman has chest pains
    I think hes having a heart attack
    older guy clutching his chest and sweating
    pressure in my chest cant catch my breath
    pain in chest going down his arm
    crushing feeling in the chest
    hart attack help
    tightness in his chest and jaw pain
    chest pain after carrying shingles`,
  stroke: `
    half his face is drooping
    he cant lift his right arm and his words are slurred
    think he's having a stroke
    my coworkers speech is slurred and face looks weird
    one side of his body went numb all of a sudden
    her mouth is crooked and she is talking gibberish
    sudden weakness on one side and hes slurring
    boss is having a stroke what do I do
    his face fell on the left side
    he suddenly cant speak and one arm is limp`,
  overdose: `
    he overdosed in the porta john
    guy in the bathroom with a needle in his arm not waking up
    think he took fentanyl, lips blue
    found him slumped over, pills next to him
    do we have narcan, hes out
    coworker od'd
    he took too many oxys and is barely breathing
    overdose what do i do
    worker on drugs passed out in his truck wont wake
    snoring weird after heroin and cant wake him`,
  heatStroke: `
    passed out on the roof, skin hot and dry
    hes confused and its 102 out here
    guy stopped sweating and is talking nonsense
    I think its heat stroke
    heatstroke help
    worker collapsed in the heat
    hes burning up and stumbling around in the sun
    roofer acting drunk in this heat, red skin
    he is having a seizure from the heat
    body is super hot and hes unconscious in the sun`,
  headSpine: `
    he got hit in the head with a brick
    a wrench fell on his head
    fell and cant feel his legs
    I hit my head and now im throwing up
    his neck hurts after the fall
    board dropped on my helmet, dizzy and headache
    hurt his back bad falling, says its broken
    worker fell off the truck and landed on his head
    he cant move his legs
    got knocked in the head by the hook seems confused
    think he has a concussion`,
  crush: `
    his hand is caught in the conveyor
    leg pinned under a steel beam
    trapped under a pallet of blocks
    forklift pinned him against the wall
    his foot got crushed by a pipe
    arm got pulled into the mixer
    a stack of drywall fell over on him, hes stuck
    crushed fingers between two precast panels
    his sleeve got caught in the drill and it pulled his arm in
    he is stuck between the truck and the dock
    wall fell on a guy hes trapped`,
  seizure: `
    hes having a seizure
    guy is shaking on the ground and foaming at the mouth
    my coworker is epileptic and started convulsing
    he fell down jerking all over
    seizing on the scaffold deck
    whole body shaking eyes rolled back
    she had a fit and is still twitching
    should I put something in his mouth, hes convulsing
    seizure wont stop its been 5 minutes
    siezure help`,
  unconscious: `
    he passed out
    found a guy unconscious by the stairs
    wont wake up
    my coworker fainted
    he blacked out and hit the floor
    laborer isnt responding to us
    unresponsive man on the second floor
    knocked out cold
    he just dropped and is out
    person collapsed but is breathing`,
  breathing: `
    I cant breathe
    hes having an asthma attack no inhaler
    guy is wheezing real bad
    trouble breathing after sweeping
    she is struggling to breathe
    having a hard time breathing
    short of breath and lips are getting blue
    my asthma is acting up bad forgot inhaler
    worker cant catch his breath
    he says he cant get any air`,
  diabetic: `
    my diabetic coworker is shaky and confused
    his blood sugar is really low
    diabetic guy passed out
    hes diabetic and acting drunk
    low blood sugar what do i give him
    took his insulin and didnt eat, now sweating and weird
    type 1 diabetic feels faint on the job
    her sugar dropped and shes shaking
    do i give a diabetic insulin or juice hes woozy
    diabetic emergency`,
  shock: `
    hes pale and clammy after the accident
    going into shock
    cold sweaty skin and a fast weak pulse
    he's white as a sheet and shivering after the fall
    I think hes in shock
    how do I treat someone for shock after an injury
    he turned gray and his pulse is racing after losing blood
    pale, shaking, breathing fast, hurt his leg
    his skin is cold and clammy
    she went into shock`,
  injection: `
    hydraulic fluid injected into his finger
    airless paint sprayer shot into my hand
    pinhole leak in the hydraulic hose went through his glove into the palm
    grease gun injected grease in my thumb
    pressure washer cut went under the skin of his foot
    high pressure injection injury hand
    got sprayed by the hydraulic line and theres a tiny hole in my finger
    paint injected in finger it doesnt hurt much
    compressed air went under his skin
    diesel injector sprayed through my hand`,
  decompression: `
    diver came up too fast and his joints hurt
    commercial diver has pain in his shoulder after surfacing
    tunnel worker with the bends after the compressed air shift
    diver is numb and dizzy after the dive
    decompression sickness on site
    came out of the airlock with knee pain, caisson work
    my diver has a rash and is tired after surfacing
    he has the bends
    diver coughing and chest pain after coming up
    diver cant feel his legs`,
  eyeChemical: `
    concrete splashed in my eye
    got wet cement in his eyes
    lime in the eye
    muriatic acid splashed in his face and eyes
    battery acid squirted into my eye
    grout in eye burning
    paint thinner got in her eye
    mortar dust in both eyes and it burns
    drain cleaner in eye help
    epoxy hardener splashed in his eye`,
  burn: `
    hot tar splashed on his arm
    steam burned my hand
    he got burned by an arc flash
    torch burned his leg
    boiling water spilled on him
    roofer has asphalt stuck to his skin
    grabbed a hot pipe and blistered my palm
    second degree burn on the forearm
    flash fire burned his face
    burnt my hand welding`,
  concreteSkin: `
    wet concrete got in my boots and my skin is burning
    cement burns on my knees
    knelt in concrete all day and knees are raw
    skin is peeling from the mortar
    concrete burn on shins
    cement inside my gloves and my hands are burning
    lime burned my arms
    grout on my hands all day, they are red and blistering
    i have a chemical burn from wet concrete
    skin turning black after cement got in his boot`,
  chemicalSkin: `
    acid spilled on his arm
    muriatic acid burned my hands
    caustic soda on skin
    he got covered in solvent
    drain cleaner splashed on his leg
    chemical burn on my forearm from the stripper
    bleach all over my skin and it stings
    hydrofluoric acid on his fingers
    battery acid on my pants burning through
    gasoline soaked his clothes and his skin is burning`,
  swallowed: `
    he drank paint thinner by mistake
    swallowed antifreeze out of a water bottle
    someone drank the acid cleaner
    took a sip of gasoline while siphoning
    I drank from a bottle with bleach in it
    worker swallowed pvc primer
    he ingested degreaser
    guy gulped down muriatic acid
    got a mouthful of diesel swallowed some
    she drank chemical from a cup`,
  cold: `
    hes shivering and wet and slurring, its freezing
    fingers are white and numb from the cold
    frostbite on my toes
    guy fell in icy water and is freezing
    hypothermia what to do
    he stopped shivering and is confused, been in the snow all day
    my ears are frostbitten
    worker soaked and cold cant feel his hands
    frozen fingers
    so cold he cant talk right`,
  eye: `
    metal chip in my eye from the grinder
    something flew in his eye
    nail shot into his eye
    sawdust in my eye wont come out
    got poked in the eye with tie wire and its bleeding
    a piece of wire is stuck in his eye
    hit in the eye by a chip cant see
    glass in eye
    got hit in the eye with a branch
    slag in my eye`,
  arcEye: `
    eyes hurt after welding
    welders flash what do I do
    looked at the arc without a hood and now it feels like sand in my eyes
    my eyes are burning from watching the welder
    arc eye
    got flashed welding cant open my eyes
    flash burn to the eyes
    eyes are red and watering after welding without a shield
    helper stared at the weld and his eyes are killing him
    welding burned my eyes last night`,
  puncture: `
    stepped on a nail it went through my boot
    nail gun shot a nail through his hand
    nail in my foot do I pull it out
    shot myself in the leg with the framing nailer
    rusty nail in the heel
    nailed my finger to the stud
    nail went clean through the palm
    he stepped on a board with a nail
    screw went into my hand
    staple gun got my thumb, its in the bone`,
  needle: `
    stuck by a used needle in the demo
    stepped on a syringe
    got poked by a needle in the trash
    needle went through my glove
    found needles and one pricked me
    needlestick in the crawlspace
    a dirty syringe stabbed my hand
    sat on a hypodermic needle
    picked up insulation and a needle stuck me
    coworker jabbed with a needle`,
  fracture: `
    I think his arm is broken
    bone sticking out of the skin
    broke my ankle jumping off the truck
    his leg is bent the wrong way
    dislocated shoulder
    snapped his wrist
    my finger is crooked and swollen
    broken leg do we move him
    heard his leg snap
    think i fractured my foot`,
  bite: `
    rattlesnake bit him on the hand
    snake bite on the ankle
    got bit by a black widow
    scorpion stung me
    a stray dog bit our laborer
    bitten by a copperhead in the lumber pile
    brown recluse bite
    snake bit me should i suck it out
    rat bit my finger
    bat bit him in the attic`,
  heatExhaustion: `
    feeling dizzy and nauseous in this heat
    hes sweating like crazy and has cramps in the sun
    heat exhaustion what to do
    guy is dehydrated and lightheaded
    headache and throwing up working on a hot roof
    leg cramps from the heat
    worker weak and dizzy, hot day
    my crew is getting heat sick
    hes real dehydrated and not peeing
    attic is so hot im about to faint and nauseated`,
  struckBy: `
    dump truck backed over a worker
    flagger got hit by a car
    he was run over by a roller
    forklift hit a guy
    skid steer ran over his foot
    a car came through the cones and struck our crew
    excavator swung and hit the laborer
    loader backed into him
    pickup hit a worker in the work zone
    got struck by a truck`,
  fall: `
    guy fell off the roof
    somebody fell 20 feet from the scaffold
    my helper fell off a ladder and cant get up
    he fell through a skylight
    carpenter fell down the elevator shaft
    fell through the floor opening
    she fell down the stairs carrying plywood
    roofer slid off the roof
    worker dropped two stories
    i fell off the ladder and my back hurts`,
  injury: `
    there was an accident and a guy is hurt bad
    worker injured need an ambulance
    someone got hurt
    call 911 man hurt
    bad accident on site two injured
    he hurt himself and is screaming
    man down on level 3
    we got a serious injury
    load hit a worker
    coworker badly injured by a machine`,
  rollover: `
    excavator rolled over with the operator inside
    forklift tipped over
    dump truck overturned on the ramp
    the roller went over the edge
    skid steer flipped
    dozer is upside down in the ditch
    telehandler tipped on its side
    the tractor rolled down the slope
    scissor lift fell over on its side
    loader is tipping over`,
  crane: `
    the crane is tipping
    outrigger is sinking in the mud with a load up
    sling is fraying with the load in the air
    load is swinging out of control
    crane overload alarm going off
    the rigging slipped and the load is hanging crooked
    operator is lifting over people
    wire rope has broken strands and they keep lifting
    wind is spinning the load
    the hook is bent
    crane collapsed`,
  aerialLift: `
    scissor lift stuck up and wont come down
    boom lift is tilting with two guys in it
    manlift is stuck 40 feet in the air
    trapped in the material hoist
    jlg drifting down by itself
    tilt alarm on the boom lift going off and its leaning
    bucket truck basket is dropping
    elevator hoist jerking and falling
    were stranded in the lift no power
    the lift is rocking and unstable`,
  trench: `
    the trench wall is cracking
    the shoring in the trench is bowing
    water is filling the excavation
    sides of the trench are sloughing off
    trench box shifted and the hydraulic shore is leaking
    the dirt is starting to slide in
    cracks opened up along the edge of the ditch
    trench is caving in
    my guys are in an 8 ft trench with no shoring
    excavation wall is bulging
    trench flooding after the water main broke`,
  formwork: `
    the formwork is bulging during the pour
    shores are buckling under the deck
    forms blew out
    post shore kicked out
    the falsework is making popping noises
    wall form is leaning
    deck sagging while we are pouring concrete
    a tilt up panel is moving brace came loose
    column form is about to burst
    rebar cage is leaning over`,
  scaffold: `
    scaffold is leaning away from the building
    scaffolding is swaying
    the scaffold collapsed
    scaffold plank cracked
    base plate sinking on the scaffold
    swing stage is hanging by one rope
    my scaffold feels wobbly
    scaffold is about to fall
    the scaffolding came loose from the wall
    one leg of the scaffold is bent`,
  steel: `
    steel column is swaying in the wind
    a beam connection is only held by one bolt and its moving
    bar joists are rolling over
    the steel frame is leaning
    column anchor bolts sheared and its wobbling
    girder slipped off its seat
    red iron is falling
    joists collapsed while landing decking
    the steel is twisting
    the metal building frame is racking and about to go`,
  structure: `
    we cut a beam and now the ceiling is sagging
    the wall is leaning toward us
    cracks in the wall are getting bigger
    roof trusses are collapsing
    the floor is sinking under us
    took out a wall and the floor above dropped
    block wall is about to fall
    parapet is coming down
    retaining wall is moving
    I hear the beam cracking
    balcony just collapsed
    demo wall fell the wrong way`,
  tunnel: `
    rocks falling in the tunnel
    tunnel roof is cracking
    methane alarm in the tunnel
    water rushing into the tunnel heading
    ventilation fan stopped in the tunnel
    smoke in the tunnel
    cave in at the tunnel face
    tunnel collapsed behind us
    guys trapped in the tunnel
    ground is bulging in the tunnel crown`,
  ladder: `
    the ladder is cracked and they are using it
    my ladder is slipping
    rung broke on the ladder im on
    ladder is wobbly
    stair treads are loose and a guy almost fell
    ladder rail is bent can I keep using it
    the stairs have no handrail and are broken
    ladder sliding sideways with a guy on it
    stairs collapsed
    extension ladder lock is broken, still being used`,
  edge: `
    guys on the roof with no harness
    there is an open hole in the floor with no cover
    working at the edge with no guardrail
    foreman tells me to go up without fall protection
    not tied off on a 30 ft beam
    guardrail is missing on the third floor
    the elevator shaft is open no barricade, workers near the edge
    skylight isnt covered and we are on the roof
    roof is icy and they want us up there
    crew isnt tied off up on the steel`,
  lightning: `
    lightning hit the crane
    thunder close by and we are on the roof
    coworker was struck by lightning
    lightning storm and guys are on the scaffold
    I hear thunder should we come down
    guy got hit by lightning
    thunderstorm coming, we're on steel
    lightning is striking nearby
    keep working with lightning around?
    lightning hit the tree next to us`,
  storm: `
    tornado warning and we are on site
    wind is blowing plywood off the roof
    earthquake just hit
    high winds and the boss wants us up on the scaffold
    flash flood coming into the site
    storm is ripping the sheets off
    gusts of 45 mph, still lifting panels
    tornado coming
    dust storm hit us while working
    strong wind blowing the forms over`,
  pressure: `
    air hose came loose and is whipping around
    concrete pump hose is whipping
    the pump line is plugged and pressure is building about to blow
    steam line burst
    water main burst in the ditch
    test plug blew out of the pipe
    compressor tank exploded
    the hydraulic hose burst
    hydro test cap blew off
    the coupling popped off the air line`,
  energised: `
    the panel is hot to the touch
    breaker box is buzzing and sparking
    can i swap this breaker with the power on
    working on a live panel
    outlet is smoking
    exposed wires still live in the ceiling
    the cord is frayed and sparking
    water is dripping into the electrical panel
    boss wants me to work it hot
    the junction box is melting
    transformer is arcing`,
  chemicalSpill: `
    drum of solvent spilled and people are dizzy
    paint fumes are making us sick
    someone mixed bleach and ammonia
    chemical spill on the second floor
    epoxy fumes giving me a headache
    acid drum is leaking
    inhaled spray foam fumes and im coughing
    lightheaded from glue vapors
    big diesel spill from the tank
    welding fumes from galvanized making me nauseous`,
  radiation: `
    a dozer ran over the nuclear density gauge
    our troxler gauge got crushed
    nuclear gauge was stolen from the truck
    the radiography source wont retract
    radioactive source is missing
    density gauge damaged
    somebody walked inside the radiography barrier, exposure
    dropped the nuclear gauge and it broke
    gamma camera source stuck
    radiation alarm going off`,
  asbestos: `
    we broke some asbestos pipe insulation
    i think we just cut through asbestos
    crew has been breathing asbestos dust
    ripped out floor tiles that might be asbestos
    disturbed asbestos ceiling, dust everywhere
    drilled into asbestos board
    found asbestos during demo
    sanded popcorn ceiling with asbestos
    demoed a wall and it was asbestos
    we are covered in asbestos dust`,
  lead: `
    been sanding lead paint without a mask
    torching lead paint off the bridge and I feel sick
    lead dust everywhere
    scraping lead paint no respirator
    my lead level is high and stomach hurts, lead poisoning?
    we grinded off lead paint and breathed it
    cutting steel with lead paint, got a headache
    blasting lead based paint crew exposed
    lead dust on my clothes breathing it
    workers sick from lead dust`,
  silica: `
    cutting concrete dry and the dust is everywhere
    were breathing concrete dust no masks
    guys are choking on silica dust
    dry cutting block with no water, cloud of dust
    grinding concrete with no vacuum cant see
    inhaled a lot of silica dust
    concrete dust cloud in the garage guys coughing
    saw has no water and we are eating silica dust
    jackhammering inside, dust so thick, breathing silica
    tuckpointing without respirators dust everywhere`,
  tool: `
    grinder disc exploded
    the saw blade guard is missing
    cutoff wheel shattered
    nail gun keeps double firing
    drill trigger is stuck on
    they took the guard off the grinder
    table saw kickback, no guard
    the blade is cracked
    chainsaw wont shut off
    hilti powder gun misfired and the nail is stuck`,
};
