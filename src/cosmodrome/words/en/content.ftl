### What is wrong with a file of component data. The name of the file comes before each of these.

content-faults = { $source }: { $faults }
content-row = { $section }, row { $row }
content-named = { $place } ({ $name })
content-fault = { $place }: { $fault }
content-no-rows = { $section }: this list of rows is missing.
content-no-section = { $section }: this section is missing.
content-not-json = This is not JSON: { $error }
content-no-object = The file must contain a JSON object, in curly brackets.
content-repeated = { $key }: this key appears more than once in the object that begins with { $beginning }. Keep one of them.

content-no-such-section = { $file } belongs to no section. The sections are { $known }.
content-long-row = { $section }, row { $row }: more cells than there are columns.
content-one-row = { $section } has to be one row, not { $rows ->
    [0] none
   *[other] { $rows }
 }.

## The content folder

content-missing = There is no content folder { $folder }.
content-unread = { $file } is not used, because no game has this name. Did you mean { $near }?
content-unread-names = { $file } is not used, because no game has this name. The names are { $names }.

## Where the facts on components come from

source-rulebook = rulebook
source-public = public
source-reconstructed = reconstructed
source-own = own
