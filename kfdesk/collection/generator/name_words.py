"""The words that Archon names are made of, chosen by hand to sound like a far-off world and to harm nobody.

Kept out on purpose, because names put words side by side that nobody saw together: peoples, nations, faiths,
bodies and their parts, illness, colors of skin, crimes, weapons turned on people, and rulers of others.
"""

from __future__ import annotations


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


GIVEN = _words(
    """Abrelin Adorra Aelwin Alcander Alderic Almavara Amberly Anselm Arbelle Ardwin Arkady Arlette Asterin
    Aubrie Avelina Bardolin Bastienne Belisar Bellamy Berengar Bettany Bramwell Briallen Brindle Calidore
    Calliste Camberly Caradoc Cassimer Celandine Cerulia Chalcedon Chimera Clarimond Colwyn Corisande Cosima
    Crispin Cymbeline Dagmara Damaris Davian Delphine Demelza Devereth Dorabel Drusilla Eadwyn Ebrelle Edric
    Eglantine Eldwin Elowen Embry Emerence Endellion Ephraine Erasmin Esperel Eudora Evander Everild Fabrizel
    Falkor Faramel Fenella Ferelith Fidelio Finnegar Florizel Fulbert Gallowen Garmon Gaspard Gavriel Genevra
    Gerwyn Gilderoy Ginevra Glendower Griselda Gwendel Hadrian Halcyon Haldane Harbin Hesper Hezekar Hollis
    Honorel Hyacinth Idonea Ignatia Ilario Imelda Indigo Ingram Iolanthe Isambard Isolde Ivaylo Jacinth
    Jessamy Jocasta Jorund Joscelin Jubilee Kalliope Kerensa Kestrel Kittering Lambert Lavender Leander
    Leocadia Linnet Lodovic Lorcan Lucasta Lysander Mabelle Maddox Malvina Marchmont Marigold Maristel Maxim
    Melisande Merewen Merrin Mirabel Morwenna Mungo Myrtle Nerissa Nicodem Nimue Octavian Odalys Olympe Ondine
    Orlando Orsolya Ottoline Padrig Palmira Parthenay Peregrin Perpetua Petronel Philomel Piran Pomfret
    Primula Quenby Quillon Quincey Ravenna Reginald Renaldo Rosalba Rowland Sabrina Saffron Samphire Seraphel
    Severin Sidony Silvanel Solange Sorrel Sylvester Tabitha Tamsin Tarquel Tertius Thaddeus Thelonia Theodric
    Thessaly Tiberel Tobiah Tressilian Ulrica Umberto Undine Ursula Valentin Valerian Vespera Vidalia Violetta
    Vivian Wendeline Wilhelm Winifred Wystan Xanthe Xaviera Ysolde Yvaine Zacharel Zenobia Zephyrine Zillah
    Zoltan"""
)
"""Given names."""

FIRST_HALF = _words(
    """Amber Apple Arrow Ash Barley Bell Birch Bramble Bright Brook Button Candle Cinder Clay Clover Cloud
    Copper Coral Crab Crystal Dapple Dawn Dew Drift Dusk Echo Elder Ember Fair Feather Fern Fiddle Finch Flax
    Flint Frost Garnet Glass Glow Grey Hawk Hazel Heather Holly Honey Horn Ink Iron Ivory Ivy Juniper Kettle
    Lark Larch Lantern Leaf Lilac Linden Maple Marble Marsh Meadow Mist Moon Moss Night North Oak Opal Orchard
    Otter Pebble Pepper Pine Plum Puddle Quartz Quill Rain Raven Reed River Robin Rose Rowan Rush Saffron Salt
    Sand Shale Silver Snow Spindle Star Stone Storm Summer Sun Swift Tallow Tarn Thimble Thistle Thorn Thunder
    Timber Topaz Velvet Violet Whistle Willow Winter Wren Yarrow"""
)
SECOND_HALF = _words(
    """acre barrow beck bloom bourne branch bridge brook burrow by cairn cliff combe cote crest croft dale den
    drake dell down fall fell field fold ford forge gate glade glen grove hall hallow harrow haven heath hedge
    hill hold hollow holm holt hurst keep lake land latch lea lock low march mark marsh mead mere mill moor
    more mount nook path pike point pool port quay reach ridge rill rock row run shade shaw shore side spire
    spring stead stile stow strand stream thwaite top tower vale view wall ware water way weald well whistle
    wick wind wold wood worth wright yard"""
)
"""A surname or a place is a first half and a second: Quillmark, Dewhollow."""

ROLES = _words(
    """Acrobat Alchemist Almanac-Writer Apothecary Arbiter Archivist Astronomer Augur Balladeer Banneret Bard
    Beekeeper Bellringer Boatwright Bookbinder Botanist Brewer Bridgebuilder Calligrapher Candlemaker Captain
    Cartographer Chamberlain Chancellor Chandler Chorister Chronicler Clockmaker Cloudherd Collector Composer
    Confectioner Conjurer Cooper Courier Curator Dancer Daydreamer Delver Diviner Dowser Dreamer Drummer
    Duellist Emissary Enchanter Envoy Falconer Ferryman Fiddler Forager Forecaster Gardener Gatekeeper
    Geographer Glassblower Glazier Guide Harper Helmsman Herald Hermit Horologist Inkmaker Innkeeper Inspector
    Inventor Jester Jeweler Joiner Juggler Keeper Keywright Lacemaker Lamplighter Librarian Lighthouse-Keeper
    Locksmith Loremaster Lutenist Magician Marshal Mason Mathematician Mechanic Mediator Meteorologist Miller
    Minstrel Mystic Navigator Notary Novelist Oracle Orator Painter Pathfinder Pearl-Diver Pepperer Perfumer
    Philosopher Pilot Pioneer Piper Playwright Poet Polymath Printer Prodigy Professor Prospector Puppeteer
    Puzzler Quartermaster Ranger Raconteur Reader Restorer Rhymer Riddler Rower Sage Sailmaker Salvager
    Scholar Scribe Sculptor Seafarer Seer Sentinel Shepherd Shipwright Silversmith Singer Skald Spelunker
    Stargazer Steward Storyteller Strategist Surveyor Swordsmith Tailor Tanner Teamaker Thatcher Theorist
    Tinker Torchbearer Toymaker Trailblazer Translator Traveler Treasurer Trumpeter Tutor Vintner Virtuoso
    Wanderer Warden Watchmaker Wayfarer Weatherwatcher Weaver Wheelwright Whisperer Whittler Wizard Woodcarver
    Wordsmith Yarnspinner"""
)
"""What an Archon is."""

TITLES = _words(
    """Admiral Almoner Archivist Bailiff Burgrave Captain Castellan Chancellor Commodore Constable Deacon
    Doctor Elder Ensign Guildwarden High-Pilot Judge Legate Magister Marshal Prefect Prior Professor Provost
    Regent Seneschal Sibyl Speaker Squire Steward Tribune"""
)
"""What an Archon is called by."""

NICKNAMES = _words(
    """Anvil Badger Bandit Bellows Biscuit Blaze Bonfire Boots Brass Breeze Bubbles Bumble Button Candle
    Caramel Cardinal Cheddar Chimney Cinnamon Clatter Clockwork Cobweb Comet Compass Copper Corkscrew Cricket
    Crumb Crystal Dice Doorbell Drizzle Dynamo Echo Ember Fable Feather Fiddle Firefly Fizz Flicker Fog
    Fortune Fox Gadget Gargoyle Gizmo Goose Gravel Gravy Gumption Hailstone Halo Hammer Hatbox Hiccup Hinge
    Hurricane Icicle Ivory Jackdaw Jigsaw Jinx Kettle Kingfisher Lantern Lightning Lucky Lullaby Magpie Marble
    Marmalade Mayhem Meteor Midnight Mischief Moonbeam Muddle Mustard Nimbus Nutmeg Octopus Onion Outrage Owl
    Pancake Paradox Pebble Pepper Phantom Pickle Pigeon Pocket Porridge Prism Pudding Puddle Puzzle
    Quicksilver Quill Rascal Ratchet Rattle Riddle Rocket Ruckus Rumble Saffron Scarecrow Shadow Shortcut
    Silence Sixpence Skylark Slingshot Smoke Snail Socket Sparks Spindle Spoon Sprocket Static Sundial Syrup
    Tangle Tempest Thimble Thunder Ticket Tinder Toast Toffee Topsail Trapdoor Treacle Trickle Trouble Tumble
    Turnip Twig Umbrella Velvet Volcano Waffle Walnut Weathervane Whirlwind Whisker Whisper Wildcard Windmill
    Wobble Wonder Zigzag"""
)
"""What an Archon's friends say."""

ANIMALS = _words(
    """Albatross Badger Basilisk Bear Bittern Butterfly Cormorant Crane Cricket Cuttlefish Dolphin Dormouse
    Dragonfly Eagle Falcon Firebird Fox Gecko Griffin Gryphon Hare Hawk Hedgehog Heron Hippogriff Hornet Ibis
    Jackdaw Jaguar Kestrel Kingfisher Kite Lark Leopard Lion Lynx Magpie Manatee Mantis Marten Mongoose Moth
    Narwhal Newt Nightingale Ocelot Osprey Otter Owl Panther Peacock Pelican Petrel Phoenix Pike Puffin Raven
    Salamander Salmon Scarab Seahorse Sparrow Squirrel Starling Stoat Stork Swallow Swan Swift Tern Thrush
    Tiger Toad Tortoise Trout Unicorn Viper Walrus Wasp Weasel Whale Wolf Wolverine Woodpecker Wren"""
)
ADJECTIVES = _words(
    """Absent Accidental Agile Airy Ambling Amiable Ancient Ardent Artful Astonishing Audacious Baffling Balmy
    Bashful Beaming Bewildered Blazing Blissful Bold Bookish Borrowed Boundless Brazen Breathless Bristling
    Bronze Bubbling Candid Capable Careful Careless Celebrated Certain Cheerful Chilly Clandestine Clever
    Cloudy Clumsy Cobalt Colossal Contrary Courteous Crimson Crooked Curious Dapper Daring Dazzling Defiant
    Deliberate Dignified Diligent Distant Dizzy Dubious Dutiful Eager Earnest Eccentric Eclectic Elegant
    Elusive Emerald Eminent Enchanted Endless Enigmatic Errant Evasive Exact Exalted Famous Fanciful Fearless
    Feathered Fickle Fierce Final Finicky Flamboyant Fleeting Flickering Floating Flustered Forgetful
    Forgotten Formidable Fortunate Frantic Friendly Frosty Frugal Gallant Generous Gentle Gilded Giddy Glacial
    Gleaming Gleeful Glittering Graceful Grinning Gruff Grumbling Hasty Haughty Hesitant Hidden Hollow Honest
    Hopeful Humble Humming Hushed Icy Idle Illustrious Immaculate Impatient Imperfect Impish Improbable
    Incandescent Indomitable Inky Intrepid Invisible Jaunty Jovial Jubilant Keen Laconic Lanky Laughing
    Learned Leaping Legendary Likely Lofty Lonely Lopsided Loyal Lucid Luminous Lunar Magnetic Marvelous
    Matchless Meandering Meek Merry Meticulous Mighty Mindful Mirthful Modest Mumbling Murky Musical
    Mysterious Nameless Nimble Nocturnal Nomadic Obscure Obstinate Occasional Odd Opulent Orderly Ornate
    Outlandish Overdue Painted Particular Patient Peculiar Pensive Perplexed Persistent Placid Plucky Poised
    Polite Ponderous Precise Prickly Prismatic Proud Prudent Punctual Puzzled Quaint Quarrelsome Quick Quiet
    Quivering Radiant Rambling Ravenous Reckless Relentless Reliable Reluctant Remarkable Resolute Restless
    Reticent Roaming Rustling Sagacious Scarlet Scheming Secret Sedate Serene Shimmering Silent Singing
    Skeptical Sleepless Slender Sly Solemn Solitary Somber Sparkling Spirited Splendid Stalwart Stately
    Steadfast Stellar Stern Stormy Stubborn Sturdy Sublime Subtle Sudden Sunken Sunlit Surly Tactful Talkative
    Tardy Thoughtful Thrifty Thundering Tidy Timely Timid Tireless Towering Tranquil Truant Turbulent Twilit
    Unbroken Uncanny Unclouded Undaunted Unexpected Unhurried Unlikely Unruly Unseen Valiant Venerable Verdant
    Vibrant Vigilant Vivid Wakeful Wandering Watchful Wayward Whimsical Whirling Whispering Wily Windswept
    Winsome Wistful Witty Wondrous Zealous"""
)
SITES = _words(
    """Abbey Academy Alcove Arcade Archive Arena Arsenal Atoll Attic Bastion Bay Bazaar Belfry Boathouse Bog
    Bridge Canyon Caravan Carousel Castle Causeway Cavern Cellar Citadel City Clearing Cliffs Cloister
    Conservatory Court Crossing Crossroads Crypt Dam Deep Delta Desert Dome Dunes Estuary Expanse Fair Fen
    Ferry Fjord Forge Fort Fountain Foundry Gallery Garden Gate Geyser Glacier Gorge Grotto Gulf Hall Harbor
    Haven Heights Highlands Hills Hollow House Inn Island Isles Junction Keep Labyrinth Lagoon Lantern Library
    Lighthouse Lodge Manor Market Marsh Maze Meadow Mesa Mill Mines Mire Moat Monastery Moor Mountain Museum
    Oasis Observatory Opera Orchard Outpost Palace Parlor Pass Path Pavilion Peak Peninsula Pier Plains
    Plateau Plaza Pond Port Prairie Quarry Quay Rapids Ravine Reef Refuge Ridge Rift River Road Roof Ruins
    Sanctuary Savanna Sea Shallows Shore Shrine Sky Spire Spring Square Stair Steppe Strait Stream Summit
    Swamp Tavern Temple Terrace Theater Thicket Tides Tower Trench Tundra Tunnel University Vale Valley Vault
    Village Volcano Wall Watchtower Waterfall Weir Wharf Wilds Wood Workshop"""
)
NOUNS = _words(
    """Abundance Acoustics Adventure Affection Agility Ambition Amusement Ardor Arithmetic Astonishment Autumn
    Balance Bewilderment Boldness Botany Brilliance Calm Candor Caution Ceremony Chance Charm Cheer Clarity
    Clockwork Comfort Commerce Compassion Concord Confidence Contemplation Contentment Contradiction Courage
    Courtesy Craft Curiosity Daring Daylight Delight Diligence Diplomacy Discovery Dispute Distance Doubt
    Drama Eccentricity Echoes Elegance Eloquence Enchantment Endurance Enigma Enthusiasm Equilibrium Excess
    Exile Exploration Fables Fanfare Farewells Fate Finesse Foresight Fortitude Fortune Friendship Frost
    Gambits Generosity Geometry Gladness Grace Gratitude Gravity Gusto Haggling Harmony Haste Hesitation
    Hindsight Hope Horizons Hospitality Humility Humor Imagination Improvisation Ingenuity Inspiration
    Instinct Intrigue Irony Jest Joy Jubilation Justice Kindness Knowledge Laughter Leisure Levity Light Logic
    Longing Loyalty Luck Lullabies Machinery Manners Mathematics Melancholy Memory Merriment Meteorology
    Midsummer Mirth Mischief Moderation Moonlight Mystery Nonsense Nostalgia Oblivion Optimism Order Paradox
    Patience Peace Perseverance Persistence Perspective Plenty Plotting Poetry Politeness Precision
    Preparation Prophecy Prosperity Protest Prudence Punctuality Puzzlement Rebellion Reflection Regret Repose
    Resolve Restraint Revelry Rhetoric Rhyme Riddles Routine Rumor Serendipity Serenity Shadow Silence
    Simplicity Skepticism Solitude Sorrow Spectacle Splendor Springtime Stealth Stillness Strategy
    Stubbornness Style Subtlety Surprise Suspense Symmetry Tact Temperance Tempo Thunder Thrift Time
    Tranquility Treasure Trickery Triumph Trust Truth Twilight Uncertainty Understanding Upheaval Valor
    Velocity Vigilance Vigor Whimsy Wisdom Wit Wonder Yearning Zeal Zest"""
)
THINGS = _words(
    """Acorns Almanacs Anchors Anthems Anvils Apples Arches Arrows Ballads Balloons Banners Bargains Barrels
    Beacons Bells Bicycles Blankets Blossoms Boats Bonfires Books Bottles Bridges Bubbles Buttons Candles
    Caravans Carousels Castles Cauldrons Caverns Chalices Chandeliers Chapters Charts Chimneys Cities Clocks
    Clouds Cobblestones Codes Coins Comets Compasses Constellations Coral Corridors Crowns Crystals Curtains
    Dawns Dice Diagrams Doors Dreams Dunes Eclipses Embers Encores Engines Envelopes Fables Fanfares Feathers
    Ferries Fireflies Flags Flowers Flutes Footprints Fountains Galaxies Gates Gears Ghosts Glaciers Gondolas
    Halos Hammers Harbors Harps Harvests Hats Hinges Holidays Honeycombs Horizons Hourglasses Hymns Icicles
    Inkwells Inventions Islands Jewels Journeys Kettles Keyholes Keys Kites Knots Labyrinths Ladders Lagoons
    Lamps Lanterns Larks Leaves Legends Lemons Lenses Letters Levers Libraries Lighthouses Limericks Locks
    Looms Lyrics Machines Magnets Mandolins Maps Marbles Margins Marionettes Markets Masks Mazes Meadows
    Melodies Memories Menus Meteors Mirrors Moons Mountains Murals Mushrooms Nebulas Nests Notebooks Oars Odes
    Omens Orbits Orchards Organs Overtures Paintings Pancakes Paradoxes Parasols Passages Patterns Pearls
    Pebbles Pendulums Pianos Picnics Planets Poems Portraits Postcards Potions Prisms Proverbs Puddles Pulleys
    Puppets Puzzles Pyramids Quests Questions Quills Quilts Rainbows Rafters Recipes Reflections Refrains
    Relics Ribbons Riddles Ripples Rivers Rockets Rooftops Roots Rumors Sails Sandcastles Satellites Scarves
    Scrolls Seasons Secrets Seeds Serenades Shadows Ships Shores Signals Sketches Snowflakes Songs Sparks
    Spells Spires Spirals Spoons Springs Stairs Stars Statues Steeples Stories Storms Sundials Sunsets Swans
    Tapestries Teacups Telescopes Tempests Theorems Thimbles Thresholds Tides Tomes Torches Towers Trails
    Trains Treasures Trees Trinkets Trumpets Tunnels Turnips Turrets Twilights Umbrellas Valleys Vaults Verses
    Vessels Violins Volcanoes Voyages Wagons Waterfalls Waves Weathervanes Whirlpools Whispers Whistles
    Windmills Windows Wings Wishes Wonders"""
)
ONE_WORD = _words(
    """Ambril Argent Aurorak Bastiel Brontide Calamor Candelar Cinderel Coriolan Corvane Crestor Deluvar
    Dravenor Eclipsar Elderin Emberon Endymor Fathomel Fennimar Flintar Frostel Galvanor Gloamel Gravitar
    Halvane Helioros Icarel Imbrel Ironel Jubilor Kalderon Kelvane Lanternel Lumenor Lunarel Magnifer Meridor
    Mirador Nebulor Nocturnel Novarel Obelor Omnivar Opaline Oraculum Orbitar Pallador Parallax Paragor
    Pelagor Pendulor Phaeton Polaris Prismor Quasarel Quintessor Radiel Ravelor Resonar Solarel Solstice
    Spectrel Stellaron Strator Tempestor Terravane Thalor Thunderel Titanel Tremolor Umbriel Undulor Vantor
    Vectorel Velorum Verdigor Vesperal Vortigor Whirlor Zenithor Zephyrax Zodiar"""
)
"""Names that stand alone, as forces of nature do."""

DEEDS = _words(
    """Answers Asks-for Balances Borrows Calms Catalogs Chases Collects Counts Defends Describes Dreams-of
    Finds Follows Forgets Gathers Greets Guards Juggles Keeps Knows Lights Listens-to Measures Mends Names
    Outruns Paints Polishes Questions Reads Remembers Repairs Rides Rings Sings-to Sketches Steers Studies
    Tames Translates Trusts Wakes Watches Waters Weaves Winds Writes"""
)
"""What an Archon does with things; a hyphen stands for a space."""
