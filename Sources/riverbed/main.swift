import AppModel

print(Rule.all.count)
